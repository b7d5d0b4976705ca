import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../controls';
import {CallResult} from './CallResult';
import {EventLog} from './EventLog';
import {benchMethods, DEFAULT_METHOD} from './methods';
import {parseArgument} from './parseArgument';
import {StatsBar} from './StatsBar';
import styles from './styles.module.css';
import {useBench} from './useBench';
import {useBenchAddress} from './useBenchAddress';

const API_PAGES = {hlsjs: '/docs/hls-sdk/API', shaka: '/docs/shaka-player-sdk/API'} as const;

/** Every method of the reference, on a live engine: arguments, result and events. Loads the engine on the first call. */
export function TestBench(): ReactNode {
  const [{engine, method}, choose] = useBenchAddress();
  const [text, setText] = useState(method.example ?? '');
  const [mistake, setMistake] = useState('');
  const videoRef = useRef<HTMLVideoElement>(null);
  const bench = useBench(engine, videoRef);
  const id = useId();

  useEffect(() => {
    setText(method.example ?? '');
    setMistake('');
  }, [method]);

  const run = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = method.example === undefined ? ({ok: true, value: undefined} as const) : parseArgument(text);
    setMistake(parsed.ok ? '' : parsed.sentence);
    if (parsed.ok) void bench.run(method, parsed.value, text);
  };

  return (
    <div className={styles.bench}>
      <form className={styles.form} onSubmit={run}>
        <div className={styles.choices}>
          <label>
            引擎
            <select value={engine} onChange={({target}) => choose(target.value === 'shaka' ? 'shaka' : 'hlsjs', DEFAULT_METHOD)}>
              <option value="hlsjs">x2-hlsjs</option>
              <option value="shaka">x2-shaka</option>
            </select>
          </label>
          <label>
            方法
            <select value={method.name} onChange={({target}) => choose(engine, target.value)}>
              {benchMethods[engine].map(({name}) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
        <p className={styles.text}>
          {method.text} <Link to={`${API_PAGES[engine]}#${method.anchor}`}>API 说明</Link>
        </p>
        {method.example === undefined ? (
          <p className={styles.empty}>这个方法没有要填的参数。</p>
        ) : (
          <div>
            <label htmlFor={`${id}-argument`}>参数（JSON）</label>
            <textarea
              id={`${id}-argument`}
              className={styles.argument}
              value={text}
              onChange={({target}) => setText(target.value)}
              rows={Math.max(4, text.split('\n').length + 1)}
              spellCheck={false}
              aria-invalid={mistake !== ''}
              aria-describedby={`${id}-mistake`}
            />
          </div>
        )}
        <p id={`${id}-mistake`} role="alert" className={styles.mistake}>
          {mistake || bench.problem}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" disabled={bench.isRunning}>
            {bench.isRunning ? '运行中' : '运行'}
          </Button>
          {method.example !== undefined && (
            <Button onClick={() => setText(method.example ?? '')}>
              恢复示例
            </Button>
          )}
          <Button onClick={bench.reset}>
            全部重来
          </Button>
        </div>
      </form>
      <div className={styles.stage}>
        <video ref={videoRef} className={styles.video} muted loop playsInline controls aria-label="测试流" />
        <StatsBar stats={bench.stats} />
      </div>
      <section className={styles.panel} aria-labelledby="bench-results">
        <h2 id="bench-results">调用与结果</h2>
        <div aria-live="polite">
          {bench.calls.length === 0 && <p className={styles.empty}>还没有调用。示例已经填好，按「运行」就有结果。</p>}
          {bench.calls.map((call) => (
            <CallResult key={call.id} call={call} />
          ))}
        </div>
      </section>
      <section className={styles.panel} aria-labelledby="bench-events">
        <h2 id="bench-events">事件</h2>
        <EventLog entries={bench.log} />
      </section>
    </div>
  );
}
