import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {transform} from 'esbuild';
import {afterEach, expect, test, vi} from 'vitest';

// The page on authentication prints a key, a text and its signature for whoever signs in another language.
const page = readFileSync(new URL('../../site/docs/console/Authentication.mdx', import.meta.url), 'utf8');

const cell = (name: string): string => new RegExp(`^\\| ${name} \\| \`([^\`]+)\` \\|$`, 'm').exec(page)![1]!;
const [key, payload, result] = ['密钥（UTF-8 文本）', '待签内容', '结果'].map(cell) as [string, string, string];
const [kid, exp, bind] = payload.split('~') as [string, string, string];

const sample = (language: string, word: string): string =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))]
    .map(([, code]) => code!)
    .find((code) => code.includes(word))!;

afterEach(() => void vi.useRealTimers());

test('the sample for Node.js gives the printed signature', async () => {
  const {code} = await transform(sample('ts', 'signToken'), {loader: 'ts', format: 'esm'});
  const {signToken} = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    signToken(...fields: unknown[]): string;
  };
  vi.useFakeTimers({now: (Number(exp) - 7200) * 1000});
  expect(signToken(kid, key, bind, 7200)).toBe(result);
});

const hasOpenSsl = ['bash', 'openssl'].every((program) => spawnSync(program, [program === 'bash' ? '--version' : 'version']).status === 0);

test.runIf(hasOpenSsl)('the sample for OpenSSL gives the printed signature', () => {
  // Its clock is what differs from one run to the next.
  const script = sample('bash', 'openssl').replace('$(date +%s)', String(Number(exp) - 7200));
  expect(execFileSync('bash', ['-c', script], {env: {...process.env, X2_SECRET: key}, encoding: 'utf8'}).trim()).toBe(result);
});
