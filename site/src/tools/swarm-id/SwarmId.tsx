import {useMemo, type ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Button, CopyButton, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {ShareLink, VerdictLine, Workbench} from '../shared/index.ts';
import {compareSwarms} from './compareSwarms.ts';
import {comparisonText} from './comparisonText.ts';
import {named, swarmAddress, viewersOf} from './swarmAddress.ts';
import {Verdict} from './Verdict.tsx';
import {tones, verdictWords} from './verdictWords.ts';
import {ViewerFields} from './ViewerFields.tsx';
import styles from './SwarmId.module.css';

/** Two viewers side by side: do they share segments, and if not, why. */
export function SwarmId(): ReactNode {
  const {values, change, reset, resets, problems, link, isWhole} = useAddressState(swarmAddress, 'fragment');
  const viewers = useMemo(() => viewersOf(values), [values]);
  const comparison = useMemo(() => compareSwarms(...viewers), [viewers]);
  const [a, b] = viewers;
  const {tone, text} = verdictWords(comparison);

  const setTwo = (first: string, second: string): void => change({aUrl: first, bUrl: second, aId: '', bId: ''});

  return (
    <>
      <AddressProblems problems={problems} />
      <Workbench
        inputs={
          <>
            <div className={styles.viewers}>
              <ViewerFields key={`a${resets}`} name="甲" headingId="viewer-a" viewer={a} onChange={(part) => change(named('a', part))} />
              <ViewerFields key={`b${resets}`} name="乙" headingId="viewer-b" viewer={b} onChange={(part) => change(named('b', part))} />
            </div>
            <div className={layout.actions}>
              <Button onClick={() => change({aId: 'channel-1', bId: 'channel-1'})}>给两边设同一个 swarmId</Button>
              <Button
                onClick={() =>
                  setTwo('https://api.x2p2p.example/live/play.php?id=1&t=a', 'https://api.x2p2p.example/live/play.php?id=2&t=b')
                }
              >
                看一个串台的例子
              </Button>
              <Button kind="quiet" onClick={reset}>
                恢复例子
              </Button>
            </div>
          </>
        }
        verdict={
          <VerdictLine tone={tones[tone]} data-verdict={tone}>
            {text}
          </VerdictLine>
        }
      >
        <Panel headingId="verdict" title="结论">
          <Verdict comparison={comparison} />
          <div className={layout.actions}>
            <CopyButton text={() => comparisonText(viewers, comparison)}>复制结果</CopyButton>
            <ShareLink link={link} isWhole={isWhole} />
          </div>
        </Panel>
      </Workbench>
    </>
  );
}
