import type {Verdict} from './findCause.ts';

/**
 * The page opens with this: a viewer of a live stream whose list is too short. What comes of it stands here too, so that the first sight
 * needs no code; a spec keeps the two together.
 */
export const example = {
  text: `{state: 'sharing', reason: undefined}
{httpBytes: 24117248, p2pBytes: 0, uploadBytes: 0, peers: 2, ratio: 0}

#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:88120
${Array.from({length: 5}, (_, index) => `#EXTINF:2.000,\nch1-${88120 + index}.ts`).join('\n')}
`,
  verdict: {
    kind: 'cause',
    cause: {
      id: 'no-room',
      level: 7,
      title: '没有留给 P2P 的空间',
      advice: '加长播放列表，或调小 highDemandTimeWindow；具体的数字看流体检与播放列表调优。',
    },
    because: '流体检：没有 P2P 的空间。',
    seen: ['getState()、getStats()、播放列表或流体检'],
  },
} as const satisfies {text: string; verdict: Verdict};
