import type {ReactNode} from 'react';
import {kindLabels, type Kind} from '../../shared/kinds.ts';
import {Chip} from '../Chip/index.tsx';
import site from '../site.ts';
import styles from './styles.module.css';

export interface Filter {
  sdk?: string | undefined;
  kind?: Kind | undefined;
}

interface Props {
  value: Filter;
  onChange: (value: Filter) => void;
}

interface ChipsProps<Name extends string> {
  label: string;
  labels: Record<Name, string>;
  chosen: Name | undefined;
  onChoose: (name: Name | undefined) => void;
}

function Chips<Name extends string>({label, labels, chosen, onChoose}: ChipsProps<Name>): ReactNode {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {(Object.entries(labels) as [Name, string][]).map(([name, text]) => (
        <Chip key={name} isPressed={name === chosen} onPress={() => onChoose(name === chosen ? undefined : name)}>
          {text}
        </Chip>
      ))}
    </div>
  );
}

/** Narrows results to one SDK, to one kind of page, or to both; pressing again widens. */
export function Filters({value, onChange}: Props): ReactNode {
  return (
    <div className={styles.filters}>
      <Chips label="按 SDK 筛选" labels={site.sdks} chosen={value.sdk} onChoose={(sdk) => onChange({...value, sdk})} />
      <Chips label="按类型筛选" labels={kindLabels} chosen={value.kind} onChoose={(kind) => onChange({...value, kind})} />
    </div>
  );
}
