import {giveHeadingsIds, mapProse} from './headings.mjs';
import {joinTypes} from './joinTypes.mjs';
import {KIND_NAMES} from './labels.mjs';

/**
 * A page as TypeDoc prints it, turned into a page of the site: front matter instead of a first heading, explicit heading
 * ids, one list of errors per method, and links to the test bench.
 */
export function refinePage(markdown, {packageName, position, tryMethod}) {
  const [, kind, name] = /^# (\S+): (.+)$/m.exec(markdown) ?? [];
  if (!kind || !KIND_NAMES[kind]) throw new Error(`Unknown kind of page: ${markdown.slice(0, 60)}`);
  const plainName = name.replace(/\\?<.*$/, '').replace('()', '');
  const inThisPackage = (text) => fromPackage(text, packageName);
  const steps = [inThisPackage, dropTitle, dropInherited, dropRulers, dropAnchors, nameErrorIds, joinTypes, joinThrows, giveHeadingsIds];
  const body = steps.reduce((text, step) => step(text), markdown);
  const fields = {
    // Both packages have pages of these names; readers and search results should tell them apart.
    title: `${plainName} ${KIND_NAMES[kind]}（${packageName}）`,
    sidebar_label: plainName,
    sidebar_position: position,
    description: describe(`${packageName} 的 ${plainName} ${KIND_NAMES[kind]}`, body),
  };
  return `${frontMatter(fields)}\n${nameConstructor(tryMethod ? addTryLinks(body, tryMethod) : body, plainName)}`;
}

/** Examples in comments that both packages share import from x2-hlsjs; each package prints its own name. */
export const fromPackage = (text, packageName) => text.replace(/from 'x2-hlsjs(?=['/])/g, `from '${packageName}`);

export const frontMatter = (fields) =>
  `---\n${Object.entries({...fields, custom_edit_url: null})
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`;

const dropTitle = (markdown) => markdown.replace(/^# .+\n+/, '');
const dropRulers = (markdown) => mapProse(markdown, (line) => (line === '***' ? '' : line)).replace(/\n{3,}/g, '\n\n');
const dropAnchors = (markdown) => markdown.replace(/<a id="[^"]*"><\/a> /g, '');

/** Members that every `Error` has, and notes about where a member came from, say nothing about this package. */
function dropInherited(markdown) {
  const [head, ...sections] = markdown.split(/^(?=#{2,3} )/m);
  const own = sections.filter((section) => !section.includes('\n#### 继承自\n'));
  return [head, ...own]
    .join('')
    .replace(/#### (重写了|继承自)\n\n.+\n\n?/g, '')
    .replace(/## 继承\n\n(- .+\n)+\n?/g, '');
}

/** TypeDoc writes out the union of all error ids; the name of the type says the same. */
function nameErrorIds(markdown) {
  return markdown
    .replace(/(?:\\\| )?`"X2-\d+"`(?: \\\| `"X2-\d+"`)+/g, '`ErrorId`')
    .replace(/:\s+\| "X2-\d+"(?:\s+\| "X2-\d+")+;/g, ': ErrorId;');
}

/** Several「抛出」headings in a row become one heading with a list. */
function joinThrows(markdown) {
  return markdown.replace(/(?:^(#{2,4}) 抛出\n\n.+\n\n?)+/gm, (sections, marks) => {
    const items = sections
      .split(/^#{2,4} 抛出\n\n/m)
      .filter(Boolean)
      .map((item) => `- ${linkErrorId(item.trim())}`);
    return `${marks} 抛出\n\n${items.join('\n')}\n\n`;
  });
}

/** TypeDoc calls it as it calls the group that it stands in. */
const nameConstructor = (markdown, className) => markdown.replace(/^### 构造函数(?= )/m, `### new ${className}()`);

const linkErrorId = (text) =>
  text.replace(/^\[X2Error\]\([^)]*\) /, '').replace(/X2-(\d{4})/g, (id, number) => `[${id}](/docs/faq/errors#x2-${number})`);

function addTryLinks(body, tryMethod) {
  return body.replace(/^### (\S+?)(?:\(\))? \{\/\* #(\S+) \*\/\}$/gm, (heading, name, id) => {
    const method = id === 'constructor' ? 'constructor' : name;
    return `${heading}\n\n[在 API 测试台试一试](${tryMethod(method)})`;
  });
}

/** The opening sentences, long enough to tell pages apart in search results. */
function describe(subject, body) {
  const prose = body
    .replace(/^```[\s\S]*?^```$|^\|.*\|$/gm, '')
    .split(/^#{2,} /m)[0]
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
  const sentences = prose.match(/[^。]+。/g) ?? [];
  let text = `${subject}：`;
  for (const sentence of sentences) {
    if (text.length + sentence.length > 110 && text.length > 40) break;
    text += sentence;
  }
  return text.length < 40 ? `${text}含形状、单位、默认值、范围与能否在运行中修改。` : text;
}
