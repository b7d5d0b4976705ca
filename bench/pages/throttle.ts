import type {CDPSession} from '@playwright/test';

/** A cheap phone on a poor network. */
export const CPU_RATE = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  connectionType: 'cellular4g',
} as const;

export const conditions = `CPU ÷ ${CPU_RATE}, ${(NETWORK.downloadThroughput * 8) / 1e6} Mbit/s, ${NETWORK.latency} ms for each request`;

export async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: CPU_RATE});
}
