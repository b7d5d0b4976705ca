import type {Comparison} from './compareSwarms.ts';

export type VerdictTone = 'unknown' | 'same' | 'different' | 'mixed';

/** How each answer is coloured. */
export const tones = {unknown: 'plain', same: 'ok', different: 'danger', mixed: 'danger'} as const;

/** The answer in one sentence. */
export function verdictWords({isSame, risks}: Comparison): {readonly tone: VerdictTone; readonly text: string} {
  if (isSame === undefined) return {tone: 'unknown', text: '还算不出：每边都要有一个可用的播放地址或 swarmId；清晰度留空，或填对。'};
  if (!isSame) return {tone: 'different', text: '不在同一个群组，这两位观众不会互传。'};
  if (risks.some(({id}) => id === 'one-name')) return {tone: 'mixed', text: '在同一个群组。播放地址像是两路不同的流，请确认是同一内容。'};
  return risks.length > 0
    ? {tone: 'mixed', text: '在同一个群组，但看起来是两路不同的流，会串台。'}
    : {tone: 'same', text: '在同一个群组，会互传切片。'};
}
