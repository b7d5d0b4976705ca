import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Names of namespaces begin with this, so that nothing else on the machine is taken for ours. */
const PREFIX = 'x2phones';

/** The internet between the homes: the address of this process in it. */
export const INTERNET = '203.0.113.1';

const run = (command: string): void => {
  const [program = '', ...words] = command.split(' ');
  execFileSync(program, words, {stdio: ['ignore', 'ignore', 'pipe']});
};

/** A home: a router that hides what is behind it, and devices on one bridge. */
export type Home = {
  /** Adds a device; it gets an address of the home's network and its own loopback, nothing else. */
  readonly device: (name: string) => Device;
};

export type Device = {
  readonly address: string;
  /** A program that runs `program` as on this device. */
  readonly wrapper: (program: string) => string;
};

/** Homes in network namespaces, each behind its own NAT. Needs root, `ip` and `nft`. */
export class Homes {
  private readonly namespaces: string[] = [];
  private readonly links: string[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'phones-'));

  build(number: number): Home {
    const router = this.namespace(`${number}`);
    const outside = `${PREFIX}${number}`;
    const network = `10.${70 + number}.0`;
    const publicNetwork = `203.0.113`;
    run(`ip link add ${outside} type veth peer name wan netns ${router}`);
    this.links.push(outside);
    if (number === 1) run(`ip addr add ${INTERNET}/32 dev lo`);
    run(`ip link set ${outside} up`);
    run(`ip route add ${publicNetwork}.${10 + number}/32 dev ${outside} src ${INTERNET}`);
    run(`ip -n ${router} addr add ${publicNetwork}.${10 + number}/32 dev wan`);
    run(`ip -n ${router} link set wan up`);
    run(`ip -n ${router} route add ${INTERNET}/32 dev wan`);
    run(`ip -n ${router} route add default via ${INTERNET} dev wan`);
    run(`ip -n ${router} link add lan type bridge`);
    run(`ip -n ${router} link set lan up`);
    run(`ip -n ${router} addr add ${network}.1/24 dev lan`);
    run(`ip netns exec ${router} sysctl -qw net.ipv4.ip_forward=1`);
    run(`ip netns exec ${router} nft add table ip nat`);
    run(`ip netns exec ${router} nft add chain ip nat post { type nat hook postrouting priority 100 ; }`);
    run(`ip netns exec ${router} nft add rule ip nat post oifname wan masquerade`);
    // From outside nobody comes in who was not asked.
    run(`ip netns exec ${router} nft add chain ip nat forward { type filter hook forward priority 0 ; policy accept ; }`);
    run(`ip netns exec ${router} nft add rule ip nat forward iifname wan ct state new drop`);
    let last = 10;
    return {
      device: (name) => {
        const device = this.namespace(`${number}-${name}`);
        const address = `${network}.${++last}`;
        run(`ip link add ${name} netns ${router} type veth peer name eth0 netns ${device}`);
        run(`ip -n ${router} link set ${name} master lan up`);
        run(`ip -n ${device} addr add ${address}/24 dev eth0`);
        run(`ip -n ${device} link set eth0 up`);
        run(`ip -n ${device} route add default via ${network}.1`);
        return {address, wrapper: (program) => this.wrapper(device, program)};
      },
    };
  }

  demolish(): void {
    const quietly = (command: string): void => {
      try {
        run(command);
      } catch {
        // Gone already, or never built.
      }
    };
    for (const name of this.namespaces) quietly(`ip netns del ${name}`);
    for (const link of this.links) quietly(`ip link del ${link}`);
    quietly(`ip addr del ${INTERNET}/32 dev lo`);
    rmSync(this.folder, {recursive: true, force: true});
  }

  private namespace(name: string): string {
    const full = `${PREFIX}-${name}`;
    run(`ip netns add ${full}`);
    this.namespaces.push(full);
    run(`ip -n ${full} link set lo up`);
    return full;
  }

  private wrapper(namespace: string, program: string): string {
    const file = path.join(this.folder, `${namespace}-${path.basename(program)}`);
    writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${namespace} ${program} "$@"\n`);
    chmodSync(file, 0o755);
    return file;
  }
}
