import {useRef, type DragEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {looksLikeHar, MAX_PLAYLIST_LENGTH, tooLarge} from 'stream-doctor/text';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {Button, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {VerdictLine, Workbench} from '../shared/index.ts';
import {cleanAddress} from '../shared/pastedAddress.ts';
import type {DoctorValues} from './doctorAddress.ts';
import {example} from './example.ts';
import type {Task} from './messages.ts';
import {openFile, OpenFile} from './OpenFile.tsx';
import {SettingFields} from './SettingFields.tsx';
import {SourceFields} from './SourceFields.tsx';
import {isSameTask, resultNote, taskOf} from './tasks.ts';
import type {Doctor} from './useDoctor.ts';
import {verdictOf} from './verdictOf.ts';
import styles from './StreamDoctor.module.css';

/** Problems of fetching: the reader may still have the text that the browser cannot fetch. */
const PASTE_HELPS: ReadonlySet<string> = new Set(['cors', 'network', 'mixed-content', 'timeout', 'http-status']);

type Props = {
  readonly values: DoctorValues;
  readonly onChange: (part: Partial<DoctorValues>) => void;
  readonly addressProblems: readonly string[];
  readonly isReady: boolean;
  readonly doctor: Doctor;
  readonly isWatchLoading: boolean;
  /** Why following a list could not begin. */
  readonly watchProblem: string | undefined;
  readonly onWatch: (task: Task) => void;
  /** What was found. */
  readonly children: ReactNode;
};

/** What is examined, the button that does it with how far it is, and what was found. A file may be dropped anywhere. */
export function DoctorBench(props: Props): ReactNode {
  const {values, onChange, addressProblems, isReady, doctor, isWatchLoading, watchProblem, onWatch, children} = props;
  const fields = useRef<HTMLDivElement>(null);
  const {from, url, text} = values;
  const {phase, problem, report} = doctor;
  const present = taskOf(values);
  const isCurrent = doctor.examined.kind === 'har' || isSameTask(doctor.examined, present);

  /** A new text also clears the example's address: another playlist was not fetched from there. */
  const takeText = (next: string): void =>
    next.length > MAX_PLAYLIST_LENGTH
      ? doctor.refuse(tooLarge())
      : onChange(values.base === example.address ? {text: next, base: ''} : {text: next});
  /** What came later belongs to the text before. */
  const examineText = (given: {readonly text: string; readonly base: string}): void => {
    const part = {...given, later: ''};
    onChange({from: 'text', ...part});
    doctor.examine(taskOf({...values, from: 'text', ...part}));
  };
  const opened = {
    onText: (content: string, name: string) =>
      /\.har$/i.test(name) || looksLikeHar(content)
        ? doctor.examine({kind: 'har', text: content, name, settings: present.settings})
        : examineText({text: content, base: ''}),
    onRefuse: doctor.refuse,
  };
  /** Without it, the browser would leave the page for the file. */
  const allowDrop = (event: DragEvent): boolean => {
    const isFile = event.dataTransfer.types.includes('Files');
    if (isFile) event.preventDefault();
    return isFile;
  };
  const drop = (event: DragEvent): void => {
    const [file] = allowDrop(event) ? event.dataTransfer.files : [];
    if (file && isReady) openFile(file, opened);
  };
  /** Switches to the other field, fills in what is known and focuses it for the rest. */
  const turnTo = (part: Partial<DoctorValues>): void => {
    doctor.dismiss();
    flushSync(() => onChange(part));
    fields.current?.querySelector<HTMLElement>('textarea, input[type="text"]')?.focus();
  };

  const shown = verdictOf(phase === 'idle' && !isCurrent ? undefined : report);
  return (
    <div ref={fields} onFocus={doctor.prepare} onDragEnter={doctor.prepare} onDragOver={allowDrop} onDrop={drop}>
      <AddressProblems problems={addressProblems} />
      <Workbench
        inputs={
          <Panel headingId="input" title="检查什么">
            <SourceFields
              values={values}
              onChange={onChange}
              onText={takeText}
              onRefuse={doctor.refuse}
              onEnter={() => doctor.examine(present)}
            />
            <SettingFields values={values} onChange={onChange} />
            <div className={layout.actions}>
              <OpenFile isDisabled={!isReady} {...opened} />
              {from === 'text' && text !== example.text ? (
                <Button kind="quiet" onClick={() => examineText({text: example.text, base: example.address})}>
                  恢复例子
                </Button>
              ) : null}
            </div>
          </Panel>
        }
        verdict={
          <>
            <Button
              kind="primary"
              disabled={!isReady || (from === 'url' && url.trim() === '')}
              onClick={phase === 'idle' ? () => doctor.examine(present) : doctor.cancel}
            >
              {phase === 'idle' ? '检查' : '取消'}
            </Button>
            {from === 'url' ? (
              <Button disabled={!isReady || url.trim() === ''} isUnavailable={isWatchLoading} onClick={() => onWatch(present)}>
                盯着看
              </Button>
            ) : null}
            <VerdictLine tone={shown.tone} data-verdict={shown.severity}>
              {shown.text}
            </VerdictLine>
            <p className={styles.status} role="status" data-phase={phase}>
              {progress(doctor, present)}
            </p>
            {problem ? (
              <p className={styles.problem} role="alert" data-problem={problem.id}>
                {problem.message}
              </p>
            ) : null}
            {watchProblem ? (
              <p className={styles.problem} role="alert">
                {watchProblem}
              </p>
            ) : null}
            {from === 'url' && problem && PASTE_HELPS.has(problem.id) ? (
              <Button onClick={() => turnTo({from: 'text', text: '', base: url})}>改为粘贴文本</Button>
            ) : null}
            {from === 'text' && problem?.id === 'address' ? (
              <Button onClick={() => turnTo({from: 'url', url: cleanAddress(text)})}>改为填地址</Button>
            ) : null}
          </>
        }
      >
        {children}
      </Workbench>
    </div>
  );
}

function progress({phase, waitSeconds, report, examined}: Doctor, present: Task): string {
  if (phase === 'working') return '正在检查…';
  if (phase === 'waiting') return `下面是第一次读到的结果；${waitSeconds} s 后再读一次，比较序号。`;
  return report ? resultNote(examined, present) : '';
}
