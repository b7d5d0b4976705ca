import type {ComponentProps, ReactNode} from 'react';
import {options, type OptionSpec} from 'x2-hlsjs/options';
import {OptionCard, OptionCards} from '../OptionCard/index.tsx';
import {optionGroups} from './groups.ts';
import {AT_ANY_TIME, changeOf, initialOf, rangeOf, textOf, typeOf} from './optionTexts.ts';

const token: OptionSpec = {
  summary: '访问令牌，作为查询参数 `token` 附在每个 Tracker 地址后面。`announceTrackers` 不为空时必填。写在 `core` 外面。',
  scope: 'stream',
  type: 'string',
  min: 1,
  dynamic: false,
  default: undefined,
};

/** The options of a group below their heading, printed from the table that the packages check their input with. Nothing is typed twice. */
export function WebOptions({group}: {readonly group: string}): ReactNode {
  return (
    <OptionCards id={`options-${group}`}>
      {specsOf(group).map(([name, spec]) => (
        <OptionCard
          key={name}
          id={name}
          name={name}
          type={typeOf(spec)}
          initial={initialOf(spec)}
          settled={settledOf(name, spec)}
          text={textOf(name, spec)}
          {...valuesOf(spec)}
          isFound
        />
      ))}
    </OptionCards>
  );
}

function specsOf(group: string): (readonly [name: string, spec: OptionSpec])[] {
  const names = optionGroups.find(({id}) => id === group)?.names;
  if (!names) throw new Error(`没有选项分组「${group}」。`);
  const specs = {token, ...options};
  return names.map((name) => [name, specs[name]]);
}

/** Figures stand beside the type, words on a line of their own. */
function valuesOf(spec: OptionSpec): Pick<ComponentProps<typeof OptionCard>, 'range' | 'facts'> {
  const range = rangeOf(spec);
  return spec.type === 'number' ? {range} : {facts: range ? [['取值', range]] : []};
}

/** Nothing for most options, which can be changed at any time. */
function settledOf(name: string, spec: OptionSpec): string | undefined {
  const change = changeOf(name, spec);
  return change === AT_ANY_TIME ? undefined : change;
}
