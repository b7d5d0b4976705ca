import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {contracts} from '../../data/sdk/index.ts';
import {optionGroups} from '../../data/sdk/optionGroups.ts';
import {optionName} from '../../data/sdk/spelling.ts';
import type {OptionGroup, SdkContract, SdkOption, ValueKind} from '../../data/sdk/types.ts';
import {InlineText} from '../InlineText/index.tsx';
import type {NativeId} from '../../data/products.ts';
import styles from './styles.module.css';

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
    <ul className={styles.options}>
      {contract.options
        .filter((option) => option.group === group)
        .map((option) => (
          <Option key={option.name} contract={contract} option={option} />
        ))}
    </ul>
  );
}

function Option({contract, option}: {readonly contract: SdkContract; readonly option: SdkOption}): ReactNode {
  const unit = units[option.kind];
  return (
    <li className={styles.option} id={`option-${option.name}`}>
      <div className={styles.head}>
        <a className={styles.name} href={`#option-${option.name}`}>
          <code>{optionName(option.name, contract.id)}</code>
        </a>
        <span className={styles.type}>{contract.types[option.kind]}</span>
        <span className={option.dynamic ? styles.dynamic : styles.fixed}>{settled(option)}</span>
      </div>
      <p className={styles.text}>
        <InlineText>{option.description}</InlineText>
      </p>
      <dl className={styles.facts}>
        <Fact label="默认">
          {option.default === '必填' ? '必填' : <code>{option.default}</code>}
          {unit && ` ${unit}`}
        </Fact>
        {option.range && (
          <Fact label="取值">
            <InlineText>{option.range}</InlineText>
          </Fact>
        )}
        <Fact label="网页端">{webCounterpart(option)}</Fact>
      </dl>
    </li>
  );
}

/** When the value can be given. */
function settled({dynamic, group}: SdkOption): string {
  if (dynamic) return '运行中可改';
  return group === 'stream' ? '取代理地址时定' : '启动时定';
}

function Fact({label, children}: {readonly label: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
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
