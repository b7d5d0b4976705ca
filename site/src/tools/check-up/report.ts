export type Status = 'ok' | 'warn' | 'fail' | 'info' | 'skipped';

/** What one probe found. Facts are for the JSON: no addresses of the reader's network are ever among them. */
export type Outcome = {
  readonly status: Status;
  readonly text: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly remedy?: {readonly to: string; readonly label: string};
};

export type Result = Outcome & {readonly id: string; readonly name: string; readonly durationMs: number};

export type Report = {readonly date: string; readonly userAgent: string; readonly results: readonly Result[]};

export const statusNames: Readonly<Record<Status, string>> = {ok: '正常', warn: '留意', fail: '有问题', info: '供参考', skipped: '未测'};

/** For a chat or a ticket. */
export function reportText({date, userAgent, results}: Report): string {
  const lines = results.map(
    ({name, status, text, remedy}) =>
      `[${statusNames[status]}] ${name}：${text}${remedy && status !== 'ok' ? `（处理：${remedy.to}）` : ''}`,
  );
  return `X2 P2P 环境体检 ${date}\n浏览器：${userAgent}\n\n${lines.join('\n')}\n`;
}

/** For a machine; the kind tells tools what they hold. */
export function reportJson(report: Report): string {
  return JSON.stringify({kind: 'x2-check-up', version: 1, ...report}, undefined, 2);
}

/** One sentence over all. */
export function verdict(results: readonly Result[]): {readonly status: Status; readonly text: string} {
  const count = (status: Status): number => results.filter((result) => result.status === status).length;
  const skipped = count('skipped');
  const untested = skipped > 0 ? `另有 ${skipped} 项没有测。` : '';
  if (count('fail') > 0)
    return {
      status: 'fail',
      text: `${count('fail')} 项有问题${count('warn') > 0 ? `，${count('warn')} 项要留意` : ''}：按各项的处理办法改，播放在此期间走 HTTP。${untested}`,
    };
  if (count('warn') > 0) return {status: 'warn', text: `能用，${count('warn')} 项要留意。${untested}`};
  if (skipped === results.length) return {status: 'skipped', text: '没有测。'};
  return {status: 'ok', text: `测过的各项都正常。${untested}`};
}
