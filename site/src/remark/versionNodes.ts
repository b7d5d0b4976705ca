import type {OptionSpec} from 'x2-hlsjs/options';
import {changeOf, defaultOf, rangeOf} from '../components/WebOptions/optionTexts.ts';
import {effectText} from '../data/errors.ts';
import {releaseAnchor} from '../data/releases/historyPages.ts';
import type {Meeting} from '../data/surfaces/Meeting.ts';
import type {VersionPair} from '../data/surfaces/readVersions.ts';
import type {Declarations, SurfaceError} from '../data/surfaces/Surface.ts';
import {surfaceDiff, type Change, type SurfaceDiff} from '../data/surfaces/surfaceDiff.ts';
import {code, heading, list, paragraph, table} from './markdownNodes.ts';
import type {MdNode} from './mdNode.ts';

type Versions = readonly [older: string, newer: string];

/** All that differs between two versions, below a heading of their own. */
export function versionNodes({older, newer, meeting}: VersionPair): MdNode[] {
  const id = `${newer.package}-${releaseAnchor(older.version)}-${releaseAnchor(newer.version)}`;
  const versions: Versions = [older.version, newer.version];
  const {options, errors, types, entries} = surfaceDiff(older, newer);
  const sections: readonly (readonly [id: string, title: string, nodes: readonly MdNode[]])[] = [
    ['meet', '观众能否互传', meeting ? meetingNodes(meeting) : [paragraph('没有测过。')]],
    ['options', '选项与默认值', changeList(options, (change) => optionLine(change, versions))],
    ['errors', '错误编号', changeList(errors, (change) => errorLine(change, versions))],
    [
      'types',
      '类型与方法',
      [...types.flatMap((entry) => typesBlock(entry, {...older.types[entry.entry], ...newer.types[entry.entry]})), ...entryNodes(entries)],
    ],
  ];
  return [
    heading(3, id, `${newer.package} ${older.version} 与 ${newer.version}`),
    ...sections.flatMap(([section, title, nodes]) => [
      heading(4, `${id}-${section}`, title),
      ...(nodes.length > 0 ? nodes : [paragraph('没有变化。')]),
    ]),
  ];
}

/** What the test of this pair has recorded. */
function meetingNodes({older, newer, meet, swarms, date, packages}: Meeting): MdNode[] {
  const tested = [date, ...Object.entries(packages).map(([name, version]) => `${name} ${version}`)].join('，');
  const seen = meet ? `新版从旧版得到切片，整段视频与源站一致` : `新版没有连上节点，全部切片经 HTTP 收齐，与源站一致，照常播放`;
  return [
    paragraph(
      // test: tests/engine/versions.pw.ts
      `${meet ? '能' : '不能'}。测试让 ${older} 的观众备好整段视频，再放进一位 ${older} 与一位 ${newer} 的观众，三位连同一个 Tracker，\`swarmId\` 相同：同版的观众得到切片，${seen}（${tested}）。`,
    ),
    table([
      ['版本', '公告里的群组哈希'],
      [older, `\`${swarms.older}\``],
      [newer, `\`${swarms.newer}\``],
    ]),
  ];
}

/** One line for each name, which a phone can show where a table would scroll; nothing where nothing differs. */
function changeList<Value>(changes: readonly Change<Value>[], textOf: (change: Change<Value>) => string): MdNode[] {
  const words = ({before, after}: Change<Value>): string => (before === undefined ? '新增' : after === undefined ? '移除' : '改变');
  return changes.length === 0 ? [] : [list(changes.map((change) => `${words(change)} \`${change.name}\`：${textOf(change)}`))];
}

const optionLine = ({name, before, after}: Change<OptionSpec>, [old, now]: Versions): string => {
  if (!before || !after) return optionText(name, (before ?? after)!);
  const [facts, newFacts] = [optionFacts(name, before), optionFacts(name, after)];
  const differing = facts.flatMap((fact, index) => (fact === newFacts[index] ? [] : [index]));
  return [[old, facts] as const, [now, newFacts] as const]
    .map(([version, all]) => `${version} ${differing.map((index) => all[index] || '无此限制').join('、')}`)
    .join('；');
};

const optionText = (name: string, spec: OptionSpec): string => `${spec.summary}${optionFacts(name, spec).filter(Boolean).join('；')}`;

/** In one order, so that two versions can be laid beside each other. */
const optionFacts = (name: string, spec: OptionSpec): string[] => {
  const range = rangeOf(spec);
  return [
    `默认：${defaultOf(spec)}`,
    range ? `取值：${range}` : '',
    changeOf(name, spec),
    spec.scope === 'common' ? '只能写在 `core` 顶层' : '',
  ];
};

const errorLine = ({before, after}: Change<SurfaceError>, [old, now]: Versions): string =>
  before && after ? `${old} ${errorText(before)}；${now} ${errorText(after)}` : errorText((before ?? after)!);
const errorText = ({title, effect}: SurfaceError): string => `${title}，${effectText[effect]}`;

/** What is imported from one place, as a difference between files: members below the type that they belong to. */
function typesBlock({entry, changes}: SurfaceDiff['types'][number], declarations: Declarations): MdNode[] {
  const typeOf = (name: string): string => name.split('.', 1)[0]!;
  const types = new Set(changes.map(({name}) => typeOf(name)));
  const lines = [...types].flatMap((type) => {
    const own = changes.filter(({name}) => typeOf(name) === type);
    const head = own.some(({name}) => name === type) ? [] : [` ${declarations[type] ?? type}`];
    return [...head, ...own.flatMap((change) => differingLines(change, change.name === type ? '' : '  '))];
  });
  return [paragraph(`从 \`${entry}\` 引入：`), code('diff', lines.join('\n'))];
}

const differingLines = ({before, after}: Change<string>, indent: string): string[] => [
  ...(before === undefined ? [] : [`-${indent}${before}`]),
  ...(after === undefined ? [] : [`+${indent}${after}`]),
];

/** Places to import from that only one of the versions has, with the names found there. */
const entryNodes = (entries: SurfaceDiff['entries']): MdNode[] =>
  entries.map(({name, before, after}) => {
    const names = Object.keys(after ?? before!).filter((declared) => !declared.includes('.'));
    return paragraph(`${after ? '新增' : '移除'}引入路径 \`${name}\`：${names.map((declared) => `\`${declared}\``).join('、')}。`);
  });
