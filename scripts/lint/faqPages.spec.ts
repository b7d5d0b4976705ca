import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const FAQ = new URL('../../site/docs/faq/', import.meta.url);

type Question = {readonly title: string; readonly answer: string};

/** The questions of a page: every third-level heading, with what stands between it and the next group or question. */
const questionsIn = (source: string): Question[] =>
  source
    .split(/^(?=#{2,3} )/m)
    .filter((part) => part.startsWith('### '))
    .map((part) => {
      const [heading = '', ...answer] = part.split('\n');
      return {title: heading.replace(/^### |\s*\{\/\*.*$/g, ''), answer: answer.join('\n').trim()};
    });

/** Errors have headings too, so that their anchors can be linked to. */
const namesError = ({title}: Question): boolean => /^(X2-\d{4}|[a-z0-9-]+)：/.test(title);

const faults = (source: string): string[] =>
  questionsIn(source).flatMap((question) => [
    ...(question.title.endsWith('？') || namesError(question) ? [] : [`no question: ${question.title}`]),
    ...(question.answer ? [] : [`no answer: ${question.title}`]),
  ]);

test('what is no question, or has no answer, is found', () => {
  expect(
    faults(
      '## 组 {/* #g */}\n\n### 能播吗？ {/* #a */}\n\n能。\n\n#### 细节 {/* #b */}\n\n### X2-1001：没有 token {/* #c */}\n\n补上。\n\n### 接入 {/* #d */}\n\n这样。\n\n### 贵吗？ {/* #e */}\n\n## 组 {/* #h */}\n\n字。',
    ),
  ).toEqual(['no question: 接入', 'no answer: 贵吗？']);
});

const pages = readdirSync(FAQ).map((name) => [name, readFileSync(new URL(name, FAQ), 'utf8')] as const);

test.each(pages)('%s: a third-level heading asks, unless it names an error, and is answered', (_, source) => {
  expect(questionsIn(source).length).toBeGreaterThan(5);
  expect(faults(source)).toEqual([]);
});

test('the pages answer at least fifty questions', () => {
  expect(pages.flatMap(([, source]) => questionsIn(source)).filter((question) => !namesError(question)).length).toBeGreaterThanOrEqual(50);
});
