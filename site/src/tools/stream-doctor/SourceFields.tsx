import type {ReactNode} from 'react';
import {MAX_PLAYLIST_LENGTH, tooLarge, type StreamProblem} from 'stream-doctor/text';
import {ChoiceField, TextAreaField, TextField} from '../../components/controls/index.ts';
import {addressProblem} from '../shared/pastedAddress.ts';
import {lengths, type DoctorValues} from './doctorAddress.ts';
import styles from './StreamDoctor.module.css';

type Props = {
  readonly values: DoctorValues;
  readonly onChange: (part: Partial<DoctorValues>) => void;
  readonly onText: (text: string) => void;
  readonly onRefuse: (problem: StreamProblem) => void;
  readonly onEnter: () => void;
};

/** Where the playlist comes from. */
export function SourceFields({values, onChange, onText, onRefuse, onEnter}: Props): ReactNode {
  const {from, url, base, text, later} = values;
  const baseProblem = addressProblem(base);
  return (
    <>
      <ChoiceField
        label="播放列表从哪里来"
        value={from}
        options={[
          {value: 'text', label: '粘贴文本'},
          {value: 'url', label: '填地址'},
        ]}
        onChange={(next) => onChange({from: next})}
      />
      <div className={styles.source}>
        {from === 'url' ? (
          <TextField
            kind="url"
            label="m3u8 地址"
            value={url}
            maxLength={lengths.url}
            placeholder="https://cdn.x2p2p.example/live/index.m3u8"
            hint="点「检查」之后，浏览器直接向这个地址请求播放列表、各路清晰度的播放列表和一个切片的前 2 个字节，不经过我们。直播会隔约 1.5 个目标时长再读一次；「盯着看」会一直读，直到你停止。"
            problem={addressProblem(url)}
            onChange={(next) => onChange({url: next})}
            onEnter={onEnter}
          />
        ) : (
          <div
            onPaste={(event) =>
              event.clipboardData.getData('text').length > MAX_PLAYLIST_LENGTH && (event.preventDefault(), onRefuse(tooLarge()))
            }
          >
            <TextAreaField
              label="m3u8 文本"
              value={text}
              rows={9}
              maxLength={lengths.text}
              hint="也可以把 m3u8 或浏览器导出的 HAR 文件拖到这里。文本写在网址的 # 之后，只留在浏览器里，不发给任何服务器；HAR 连网址也不写。"
              onChange={onText}
            />
            {/* Open from the start where a link brought a text for it. */}
            <details className={styles.settings} open={later !== '' || undefined}>
              <summary>再给一份稍后读到的，比较序号</summary>
              <TextAreaField
                label="稍后读到的文本（可选）"
                value={later}
                rows={6}
                maxLength={lengths.text}
                hint="服务器没有 CORS、网页读不了地址时用：同一个地址，隔几个切片再复制一次。能看出序号倒退、切片被删、同一个号换了内容。"
                onChange={(next) => onChange({later: next})}
              />
            </details>
            <div className={styles.base}>
              <TextField
                kind="url"
                label="这份播放列表的地址（可选）"
                value={base}
                maxLength={lengths.base}
                hint="用来计算群组、检查令牌；只做计算，工具不会去请求这个地址。"
                problem={baseProblem && `${baseProblem}检查时当作没填。`}
                onChange={(next) => onChange({base: next})}
                onEnter={onEnter}
              />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
