/**
 * The page opens with this: a live stream as a Chinese CDN serves it, with a signature in the path and a window that is just too short.
 * Its report is in exampleReport.json, so that the first sight needs no code; a spec keeps the two together.
 */
export const example = {
  address: 'https://cdn.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/692f1a80/live/ch1/index.m3u8',
  text: `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:88120
${Array.from({length: 6}, (_, index) => `#EXTINF:4.000,\nch1-${88120 + index}.ts?auth_key=1795251600-0-0-4b1f`).join('\n')}
`,
};
