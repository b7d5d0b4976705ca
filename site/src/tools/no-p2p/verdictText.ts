import type {Level, Verdict} from './findCause.ts';

/** Anchors of the steps in /docs/no-p2p. */
const anchors: Readonly<Record<Level, string>> = {
  0: 'nw-playback',
  1: 'nw-viewers',
  2: 'nw-engine',
  3: 'nw-support',
  4: 'nw-tracker',
  5: 'nw-swarm',
  6: 'nw-peers',
  7: 'nw-room',
  8: 'nw-upload',
};

export const placeOf = (level: Level): string => `/docs/no-p2p#${anchors[level]}`;

export const nameOf = (level: Level): string => (level === 0 ? '视频也不播' : `第 ${level} 级`);

/** The first line: where, and what. */
export function headline(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'cause':
      return `${nameOf(verdict.cause.level)}：${verdict.cause.title}`;
    case 'works':
      return '没有这个问题';
    case 'unclear':
      return '还看不出来';
  }
}

/** For a chat or a ticket. */
export function verdictText(verdict: Verdict): string {
  const rest =
    verdict.kind === 'cause'
      ? [`依据：${verdict.because}`, `处理：${verdict.cause.advice}`, verdict.also, `文档：${placeOf(verdict.cause.level)}`]
      : [verdict.kind === 'works' ? verdict.because : verdict.ask];
  return [headline(verdict), ...rest].filter((line) => line !== undefined).join('\n');
}
