import type {NetworkInterfaceInfo} from 'node:os';
import {expect, test} from 'vitest';
import {localAddresses} from './announce.ts';

const at = (address: string, {internal = false, family = 'IPv4'} = {}): NetworkInterfaceInfo =>
  ({address, internal, family}) as NetworkInterfaceInfo;

test('other devices are given addresses of the local network, those of a home first', () => {
  const interfaces = {
    lo: [at('127.0.0.1', {internal: true})],
    tun0: [at('203.0.113.7')],
    wlan0: [at('fe80::1', {family: 'IPv6'}), at('192.168.1.5')],
    eth0: [at('172.20.0.2'), at('169.254.1.1')],
  };
  expect(localAddresses(3000, interfaces)).toEqual(['http://192.168.1.5:3000', 'http://172.20.0.2:3000', 'http://203.0.113.7:3000']);
  expect(localAddresses(3000, {lo: [at('127.0.0.1', {internal: true})]})).toEqual([]);
});
