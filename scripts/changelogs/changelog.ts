import {releaseRows, type ReleaseRow} from '@x2p2p/site/data/releases/releaseRows';
import type {Release, ReleaseHistory} from '@x2p2p/site/data/releases/schema';

/** The CHANGELOG.md of a package, from the data behind its history page. */
export const changelog = (name: string, {product, releases}: ReleaseHistory): string =>
  [
    `# ${name} 更新日志`,
    `<!-- Written by "npm run changelogs" from site/src/data/releases/${product}.yaml. -->`,
    ...releases.flatMap(entry),
  ].join('\n\n') + '\n';

const entry = (release: Release): string[] =>
  [
    `## ${release.version} - ${release.date}`,
    release.summary,
    ...releaseRows(release).flatMap(({label, ...row}) => [`### ${label}`, body(row)]),
  ].map(withoutLinks);

const body = ({form, lines}: Pick<ReleaseRow, 'form' | 'lines'>): string => {
  if (form === 'text') return lines.join('');
  return lines.map((line, index) => `${form === 'steps' ? `${index + 1}.` : '-'} ${line}`).join('\n');
};

/** An address on the site leads nowhere from inside a package. */
const withoutLinks = (text: string): string => text.replace(/\[([^\]]+)\]\(\/[^)\s]+\)/g, '「$1」');
