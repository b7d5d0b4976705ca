import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {createSSRApp, h} from 'vue';
import {renderToString as renderVue} from 'vue/server-renderer';

// What is published, as a server loads it. Needs `npm run packages` first. In a browser: tests/samples/hls.pw.ts.

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const load = async (entry: string) => (await import(/* @vite-ignore */ `${DIST}${entry}.js`)) as {X2Player: never};

const settings = {
  source: 'https://cdn.x2p2p.example/live/index.m3u8',
  token: 'YOUR_TOKEN',
  core: {announceTrackers: ['wss://tracker.x2p2p.example/announce']},
  p2p: 'share',
};

test('on a server, the React component is a video element without an address', async () => {
  const {X2Player} = await load('react');
  expect(renderToString(createElement(X2Player, {...settings, className: 'live', muted: true} as never))).toBe(
    '<video controls="" playsinline="" class="live" muted=""></video>',
  );
});

test('on a server, the Vue component is the same', async () => {
  const {X2Player} = await load('vue');
  const html = await renderVue(createSSRApp(() => h(X2Player, {...settings, class: 'live', muted: true} as never)));
  expect(html).toBe('<video controls playsinline class="live" muted></video>');
});

test('frameworks that render on the server are told that the React component is for browsers', () => {
  expect(readFileSync(`${DIST}react.js`, 'utf8')).toMatch(/^["']use client["'];/);
});

test('a component adds little to the engine', () => {
  for (const entry of ['react', 'vue']) expect(brotliCompressSync(readFileSync(`${DIST}${entry}.js`)).length).toBeLessThan(1000);
});
