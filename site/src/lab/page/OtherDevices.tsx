import {useState, type ReactNode} from 'react';
import {Button, CopyButton, Panel, TextField} from '../../components/controls/index.ts';
import type {Devices, DevicesState, Step} from '../devices/Devices.ts';
import {isLoopback} from '../devices/roomServers.ts';
import {DeviceTable} from './DeviceTable.tsx';
import {QrCode} from './QrCode.tsx';
import styles from './OtherDevices.module.css';

type Props = {
  readonly devices: Devices;
  readonly state: DevicesState;
  readonly isBlocked: boolean;
  readonly onInvite: () => void;
};

const HINT = '扫一个码，另一台设备就和这一页在同一个群组里：谁给谁传了多少，两边是同一本账。两台设备接同一个 Wi-Fi 最容易连上。';

/** Joins another device, by one code where there is a tracker and by two where there is no server at all. */
export function OtherDevices({devices, state, isBlocked, onInvite}: Props): ReactNode {
  const {step, problem, ledger, mismatch} = state;
  const isJoined = ledger !== undefined;
  const isIdle = step.kind === 'none' || step.kind === 'handed';
  const leave = (): void => devices.leave();
  return (
    <Panel isDense headingId="devices" title="另一台设备" hint={isJoined ? undefined : HINT}>
      <div role="status" className={styles.said} data-lab-devices-said>
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
        {mismatch !== undefined && <p className={styles.problem}>{mismatch}</p>}
        {!isJoined && <Progress step={step} />}
      </div>
      {isJoined ? (
        <>
          <DeviceTable state={state} ledger={ledger} />
          {step.kind === 'room' && (
            <details className={styles.more}>
              <summary>再加一台</summary>
              <Code link={step.link} label="加入这个房间的二维码" />
            </details>
          )}
          <Button onClick={leave}>断开</Button>
        </>
      ) : isIdle ? (
        <Button isUnavailable={isBlocked} onClick={onInvite}>
          让另一台设备加入
        </Button>
      ) : (
        <Way key={step.kind} step={step} onPaste={(text) => devices.paste(text)} onLeave={leave} />
      )}
    </Panel>
  );
}

/** What is going on, in a sentence. */
function Progress({step}: {readonly step: Step}): ReactNode {
  const text = progressOf(step);
  return text === undefined ? null : <p className={styles.progress}>{text}</p>;
}

function progressOf(step: Step): string | undefined {
  switch (step.kind) {
    case 'none':
      return undefined;
    case 'preparing':
      return '正在准备…';
    case 'connecting':
      return '正在连接另一台设备…';
    case 'handed':
      return '已经交给等着的那一页：切回那一页看结果，这一页可以关掉。';
    case 'room':
      if (step.doubt !== undefined) return step.doubt;
      return step.isReached ? '等另一台设备扫码。谁打开这个链接，谁就加入。' : 'Tracker 连不上，每隔几秒再试一次。';
    case 'invited':
      return '等另一台设备扫码，10 分钟内有效；这一页要一直开着。';
    case 'answered':
      if (step.doubt !== undefined) return step.doubt;
      return step.isReached ? '已经找到第一台设备，还差它扫一下这个码。' : '正在找第一台设备…';
  }
}

type WayProps = {
  readonly step: Step;
  readonly onPaste: (text: string) => Promise<string | undefined>;
  readonly onLeave: () => void;
};

/** What to do next. */
function Way({step, onPaste, onLeave}: WayProps): ReactNode {
  switch (step.kind) {
    case 'room':
      return (
        <Code link={step.link} label="加入这个房间的二维码" onLeave={onLeave}>
          <p className={styles.step}>用另一台设备的相机扫这个码；扫不了，就把链接发过去打开。</p>
        </Code>
      );
    case 'invited':
      return (
        <Code link={step.link} label="邀请另一台设备的二维码" onLeave={onLeave}>
          <ol className={styles.steps}>
            <li>用另一台设备扫这个码，或者把链接发过去打开。</li>
            <li>那边会显示第二个码，用这台设备的相机扫它。</li>
          </ol>
          <PasteField onPaste={onPaste} />
        </Code>
      );
    case 'answered':
      return (
        <Code link={step.link} label="回应邀请的二维码" onLeave={onLeave}>
          <ol className={styles.steps}>
            <li>回到第一台设备，用它的相机扫这个码，在发出邀请的那个浏览器里打开。</li>
            <li>扫不了，就把链接发过去，粘贴到等着的那一页。</li>
          </ol>
        </Code>
      );
    default:
      return <Button onClick={onLeave}>取消</Button>;
  }
}

type CodeProps = {readonly link: string; readonly label: string; readonly onLeave?: () => void; readonly children?: ReactNode};

function Code({link, label, onLeave, children}: CodeProps): ReactNode {
  const isOnlyHere = link.startsWith(window.location.origin) && isLoopback();
  return (
    <div className={styles.way}>
      <QrCode link={link} label={label} />
      <div className={styles.words}>
        {children}
        {isOnlyHere && (
          <p className={styles.note}>这一页开在 localhost，别的设备打不开它的链接：改用这台电脑在局域网里的地址打开，再邀请。</p>
        )}
        <div className={styles.buttons}>
          <CopyButton text={() => link} said="链接已复制。">
            复制链接
          </CopyButton>
          {onLeave && (
            <Button kind="quiet" onClick={onLeave}>
              取消
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** For those who cannot scan the second code: a computer has no camera in its hand. */
function PasteField({onPaste}: Pick<WayProps, 'onPaste'>): ReactNode {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = async (pasted: string): Promise<void> => {
    setText(pasted);
    setProblem(pasted.trim() === '' ? undefined : await onPaste(pasted));
  };
  return (
    <TextField
      label="扫不了第二个码：把它的链接粘贴到这里"
      kind="url"
      value={text}
      {...(problem !== undefined && {problem})}
      isAnswer
      onChange={(next) => void take(next)}
    />
  );
}
