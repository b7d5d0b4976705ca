import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {contracts} from '../../data/sdk/index.ts';
import {optionGroups} from '../../data/sdk/optionGroups.ts';
import {optionName} from '../../data/sdk/spelling.ts';
import type {OptionGroup, SdkContract, SdkOption, ValueKind} from '../../data/sdk/types.ts';
import {OptionCard, OptionCards} from '../OptionCard/index.tsx';
import type {NativeId} from '../../data/products.ts';
import styles from './styles.module.css';

const REQUIRED = '必填';
const units: Partial<Record<ValueKind, string>> = {count: '', seconds: 's', milliseconds: 'ms', bytes: '字节', mebibytes: 'MiB'};
const isNumber = (kind: ValueKind): boolean => units[kind] !== undefined;

type Props = {readonly sdk: NativeId; readonly scope: 'engine' | 'stream'};

/** Every option of the engine (grouped), or of one stream. */
export function SdkOptions({sdk, scope}: Props): ReactNode {
  const contract = contracts[sdk];
  if (scope === 'stream') return <OptionList contract={contract} group="stream" />;
  const groups = (Object.keys(optionGroups) as OptionGroup[]).filter((group) => group !== 'stream');
  return groups.map((group) => (
    <section key={group} className={styles.group}>
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
            {...valueOf(option)}
            settled={settled(option)}
            text={option.description}
            facts={factsOf(option)}
          />
        ))}
    </OptionCards>
  );
}

/** The default, and for numbers what they can be. */
function valueOf({default: initial, kind, range}: SdkOption): {readonly initial?: string; readonly range?: string} {
  if (initial === REQUIRED) return {range: REQUIRED};
  return isNumber(kind) ? {initial, range: [range, units[kind]].filter(Boolean).join(' ')} : {initial};
}

function factsOf(option: SdkOption): [string, string][] {
  const {kind, range} = option;
  const counterpart = webCounterpart(option);
  return [
    ...(range && !isNumber(kind) ? [['取值', range] satisfies [string, string]] : []),
    ...(counterpart ? [['网页端', counterpart] satisfies [string, string]] : []),
  ];
}

/** When the value can be given, where that is not at any time. */
function settled({dynamic, group}: SdkOption): string | undefined {
  if (dynamic) return undefined;
  return group === 'stream' ? '取代理地址时定' : '启动时定';
}

/** What it is on the web, where that is not the same. */
function webCounterpart({web}: SdkOption): string | undefined {
  if (web === 'none') return '没有对应';
  if (web === 'different') return '默认值不同';
  return typeof web === 'object' ? `\`${web.name}\`` : undefined;
}
