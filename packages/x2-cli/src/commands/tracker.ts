import {parseArgs} from 'node:util';
import {startTracker} from '@x2p2p/tracker';
import {Trouble} from '@x2p2p/command/Trouble';

/** Runs until it is stopped. */
export async function tracker(args: readonly string[]): Promise<string> {
  const {values} = parseArgs({
    args: [...args],
    options: {port: {type: 'string', default: '8000'}, token: {type: 'string', multiple: true, default: []}},
  });
  const port = readPort(values.port);
  const {url} = await startTracker({port, tokens: values.token}).catch((error: unknown) => {
    throw portTrouble(error as NodeJS.ErrnoException, port);
  });
  return `开发用 Tracker 已启动：${url}
${values.token.length > 0 ? `接受的令牌：${values.token.join('、')}` : '接受任何令牌；用 --token 指定后只接受指定的令牌。'}
只在本机可用。按 Ctrl+C 停止。`;
}

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Trouble(`--port ${text} 不是端口号：要 0 到 65535 的整数。`);
  return port;
}

function portTrouble(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new Trouble(`端口 ${port} 已被占用：停掉占用它的程序，或用 --port 换一个。`);
  if (error.code === 'EACCES') return new Trouble(`没有权限使用端口 ${port}：用 --port 换一个大于 1023 的。`);
  return error;
}
