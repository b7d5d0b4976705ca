import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {contracts} from '../../data/sdk/index.ts';
import {optionGroups} from '../../data/sdk/optionGroups.ts';
import {optionName} from '../../data/sdk/spelling.ts';
import type {OptionGroup, SdkContract, SdkOption, ValueKind} from '../../data/sdk/types.ts';
import {InlineText} from '../InlineText/index.tsx';
import {OptionCard, OptionCards} from '../OptionCard/index.tsx';
import type {NativeId} from '../../data/products.ts';

const units: Partial<Record<ValueKind, string>> = {seconds: 's', milliseconds: 'ms', bytes: '字节', mebibytes: 'MiB'};

type Props = {readonly sdk: NativeId; readonly scope: 'engine' | 'stream'};

/** Every option of the engine (grouped), or of one stream. */
export function SdkOptions({sdk, scope}: Props): ReactNode {
  const contract = contracts[sdk];
  if (scope === 'stream') return <OptionList contract={contract} group="stream" />;
  const groups = (Object.keys(optionGroups) as OptionGroup[]).filter((group) => group !== 'stream');
  return groups.map((group) => (
    <section key={group}>
      <Heading as="h4" id={`options-${group}`}>
        {optionGroups[group]}
      </Heading>
      <OptionList contract={contract} group={group} />
    </section>
  ));
}

function OptionList({contract, group}: {readonly contract: SdkContract; readonly group: OptionGroup}): ReactNode {
  return (
    <OptionCards>
      {contract.options
        .filter((option) => option.group === group)
        .map((option) => (
          <OptionCard
            key={option.name}
            id={`option-${option.name}`}
            name={optionName(option.name, contract.id)}
            type={contract.types[option.kind]}
            text={option.description}
            settled={settled(option)}
            isDynamic={option.dynamic}
            facts={factsOf(option)}
          />
        ))}
    </OptionCards>
  );
}

function factsOf(option: SdkOption): [string, ReactNode][] {
  const unit = units[option.kind];
  return [
    [
      '默认',
      <>
        {option.default === '必填' ? '必填' : <code>{option.default}</code>}
        {unit && ` ${unit}`}
      </>,
    ],
    ...(option.range ? [['取值', <InlineText>{option.range}</InlineText>] satisfies [string, ReactNode]] : []),
    ['网页端', webCounterpart(option)],
  ];
}

/** When the value can be given. */
function settled({dynamic, group}: SdkOption): string {
  if (dynamic) return '运行中可改';
  return group === 'stream' ? '取代理地址时定' : '启动时定';
}

function webCounterpart({name, web}: SdkOption): ReactNode {
  if (web === 'none') return '没有对应';
  if (typeof web === 'object') return <code>{web.name}</code>;
  return (
    <>
      <code>{name}</code>
      {web === 'different' && '，默认值不同'}
    </>
  );
}
