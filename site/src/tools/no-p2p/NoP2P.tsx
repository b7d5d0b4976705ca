import {useState, type ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Button, CopyButton, Panel, TextAreaField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {useLazy} from '../../components/useLazy.ts';
import {ShareLink, VerdictLine, Workbench} from '../shared/index.ts';
import {causeAddress} from './causeAddress.ts';
import {example} from './example.ts';
import type {Verdict as Found} from './findCause.ts';
import {Verdict} from './Verdict.tsx';
import {headline, verdictText} from './verdictText.ts';
import styles from './NoP2P.module.css';

/** What one or two viewers have shown goes in; the step of the ladder comes out. */
export function NoP2P(): ReactNode {
  const {values, change, reset, resets, problems, link, isWhole} = useAddressState(causeAddress, 'fragment');
  const [found, setFound] = useState<{readonly verdict: Found; readonly of: string}>();
  const [unread, setUnread] = useState<string>();
  const {load, problem} = useLazy(() => import('./causeOf.ts'));
  const texts = [values.a, values.b];
  const isExample = values.a === example.text && values.b === '';
  const verdict = found?.verdict ?? example.verdict;
  const isStale = found ? found.of !== texts.join('\n') : !isExample;

  const look = async (): Promise<void> => {
    const {causeOf} = (await load()) ?? {};
    if (!causeOf) return;
    const result = causeOf(texts);
    setUnread('problem' in result ? result.problem : undefined);
    if (!('problem' in result)) setFound({verdict: result, of: texts.join('\n')});
  };

  const restart = (): void => {
    setFound(undefined);
    setUnread(undefined);
    reset();
  };

  return (
    <>
      <AddressProblems problems={problems} />
      <Workbench
        inputs={
          <Panel
            headingId="evidence"
            title="贴进来"
            hint="下面任何一样都行，可以一起贴，不分先后：getState() 与 getStats() 的输出、Tracker 的 WS 消息、浏览器控制台里的 X2- 编号、播放列表、引擎的配置，以及环境体检、流体检、实验室的 JSON。"
          >
            <div className={styles.sides} key={resets}>
              <TextAreaField label="出问题的这一边" rows={8} value={values.a} problem={problem ?? unread} onChange={(a) => change({a})} />
              <TextAreaField
                label="另一边（可选）"
                hint="两边都有，才看得出在不在同一个群组。"
                rows={4}
                value={values.b}
                onChange={(b) => change({b})}
              />
            </div>
          </Panel>
        }
        verdict={
          <>
            <Button kind="primary" onClick={() => void look()}>
              找原因
            </Button>
            <VerdictLine tone={toneOf(verdict)} data-cause={verdict.kind === 'cause' ? verdict.cause.id : verdict.kind}>
              {headline(verdict)}
            </VerdictLine>
          </>
        }
      >
        <Panel headingId="cause" title="结论">
          <Verdict verdict={verdict} note={noteFor(found !== undefined, isStale)} isYours={found !== undefined} />
          <div className={layout.actions}>
            <CopyButton text={() => verdictText(verdict)}>复制结论</CopyButton>
            <ShareLink link={link} isWhole={isWhole} />
            <Button kind="quiet" onClick={restart}>
              恢复例子
            </Button>
          </div>
        </Panel>
      </Workbench>
    </>
  );
}

function noteFor(isFound: boolean, isStale: boolean): string {
  if (!isStale) return isFound ? '' : '这是例子的结论。';
  return isFound ? '内容改过了，下面还是上一次的结论：点「找原因」更新。' : '下面是例子的结论：点「找原因」看你的。';
}

const toneOf = ({kind}: Found): 'plain' | 'ok' | 'danger' => (kind === 'cause' ? 'danger' : kind === 'works' ? 'ok' : 'plain');
