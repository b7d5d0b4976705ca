import {useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button, SelectField, TextAreaField} from '../controls/index.ts';
import layout from '../controls/layout.module.css';
import {findMethod, type BenchChoice, type BenchValues} from './benchAddress.ts';
import {apiPath, benchMethods, DEFAULT_METHOD} from './methods.ts';
import {parseArgument} from './parseArgument.ts';
import {webProducts} from '../../data/products.ts';
import styles from './styles.module.css';
import type {BenchState} from './useBench.ts';

const engineOptions = webProducts.map(({id, package: label}) => ({value: id, label}));

type Props = {
  readonly values: BenchValues;
  readonly onChoose: (choice: BenchChoice) => void;
  readonly onEdit: (edited: BenchValues['edited']) => void;
  readonly bench: BenchState;
};

/** Which method is called, with which argument. */
export function CallForm({values, onChoose, onEdit, bench}: Props): ReactNode {
  const {engine, edited} = values;
  const method = findMethod(values)!;
  /** The text that was last submitted, if it is not valid JSON. */
  const [refused, setRefused] = useState<string>();
  const {name, example, text: purpose} = method;
  // `hasOwn`, because one method is named `constructor`.
  const text = (Object.hasOwn(edited, name) ? edited[name] : example) ?? '';
  const edit = (next: string): void => onEdit({...edited, [name]: next});
  const mistake = refused === text && example !== undefined ? parseArgument(text) : undefined;

  const run = (event: FormEvent): void => {
    event.preventDefault();
    if (bench.isRunning) return;
    const parsed = example === undefined ? ({ok: true, value: undefined} as const) : parseArgument(text);
    setRefused(parsed.ok ? undefined : text);
    if (parsed.ok) void bench.run(method, parsed.value, text);
  };

  return (
    <form onSubmit={run}>
      <div className={styles.choices}>
        <SelectField
          label="引擎"
          value={engine}
          options={engineOptions}
          onChange={(next) => onChoose({engine: next, method: DEFAULT_METHOD})}
        />
        <SelectField
          label="方法"
          value={name}
          options={benchMethods[engine].map((one) => ({value: one.name, label: one.name}))}
          onChange={(next) => onChoose({engine, method: next})}
        />
      </div>
      <p className={styles.purpose}>
        <span>{purpose}</span> <Link to={apiPath(engine, method)}>API 说明</Link>
      </p>
      {example === undefined ? (
        <p className={styles.empty}>这个方法没有要填的参数。</p>
      ) : (
        <TextAreaField
          label="参数（JSON）"
          rows={Math.max(4, text.split('\n').length + 1)}
          value={text}
          problem={mistake && !mistake.ok ? mistake.sentence : undefined}
          isAnswer
          onChange={edit}
        />
      )}
      {bench.problem && (
        <p role="alert" className={layout.problem}>
          {bench.problem}
        </p>
      )}
      <div className={layout.actions}>
        <Button type="submit" kind="primary" isUnavailable={bench.isRunning}>
          {bench.isRunning ? '运行中' : '运行'}
        </Button>
        {example !== undefined && <Button onClick={() => edit(example)}>恢复例子</Button>}
        <Button onClick={() => bench.reset()}>全部重来</Button>
      </div>
    </form>
  );
}
