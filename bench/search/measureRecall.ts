import {judgeEngine} from './judgeEngine.ts';
import {asksForSection, recall} from './judgeResults.ts';

/** Asks every labelled question and reads what the box shows a reader. */
export function measureRecall(build: string): string[] {
  const judged = judgeEngine(build);
  const {queries, at1, at5, sections, nothing} = recall(judged);
  const groups = [...new Set(judged.map(({group}) => group))].map((group) => {
    const some = recall(judged.filter((one) => one.group === group));
    return `${group} ${some.at1.toFixed(2)}/${some.at5.toFixed(2)}`;
  });
  const misses = judged.filter(({rank, targets}) => targets.length && rank !== 1);
  const missedSections = judged.filter((one) => asksForSection(one) && one.rank === 1 && one.sectionRank !== 1);
  return [
    `recall, ${queries} queries: @1 ${at1.toFixed(3)} (goal 0.95)  @5 ${at5.toFixed(3)} (goal 0.99)`,
    `  sections, ${sections.queries} queries: @1 ${sections.at1.toFixed(3)}  @3 ${sections.at3.toFixed(3)}`,
    `  ${groups.join('  ')}`,
    `  nothing to find: ${nothing.queries - nothing.answered.length} of ${nothing.queries} show nothing`,
    ...nothing.answered.map(({group, query, found}) => `  answered  ${group}  ${query}  ${found.slice(0, 3).join(' , ')}`),
    ...misses.map(({group, query, rank, found}) => `  miss  ${group}  ${query}  rank ${rank}  ${found.slice(0, 3).join(' , ')}`),
    ...missedSections.map(
      ({group, query, sectionRank, found}) => `  section  ${group}  ${query}  rank ${sectionRank}  ${found.slice(0, 3).join(' , ')}`,
    ),
  ];
}
