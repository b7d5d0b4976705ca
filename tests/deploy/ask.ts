import {once} from 'node:events';
import {connect} from 'node:net';
import {connect as connectTls} from 'node:tls';

export type Answer = {readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer};

export type Question = {
  readonly port: number;
  /** Sent byte for byte, which `fetch` and `node:http` do not do. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isTls?: boolean;
  /** The address of this machine to ask; IPv4 by default. */
  readonly address?: '127.0.0.1' | '::1';
};

/** One request on a connection of its own. Header names are lower-case; nothing is followed or unpacked. */
export async function ask({port, path, method = 'GET', headers = {}, isTls = false, address = '127.0.0.1'}: Question): Promise<Answer> {
  const socket = isTls ? connectTls({port, host: address, servername: 'localhost', rejectUnauthorized: false}) : connect(port, address);
  await once(socket, isTls ? 'secureConnect' : 'connect');
  const lines = Object.entries({host: `localhost:${port}`, connection: 'close', ...headers}).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${method} ${path.slice(0, 80)}`)));
  await once(socket, 'close');
  return parse(Buffer.concat(chunks));
}

function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The connection was closed without an answer.');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('utf8').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = bytes.subarray(end + 4);
  return {status: Number(first.split(' ')[1]), headers, body: headers['transfer-encoding'] === 'chunked' ? unchunk(body) : body};
}

function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
