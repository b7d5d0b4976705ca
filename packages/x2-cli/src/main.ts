import {explain} from './commands/explain.ts';
import {options} from './commands/options.ts';
import {tracker} from './commands/tracker.ts';
import {Trouble} from './Trouble.ts';

/** Gets what stands behind the command's name; what it returns is printed. */
type Command = (args: readonly string[]) => string | Promise<string>;

const commands: Readonly<Record<string, Command>> = {tracker, explain, options};

const USAGE = `用法：x2 <命令> [选项]

  tracker [--port 8000] [--token 令牌]…   在本机起一个开发用的 Tracker；不写 --token 就接受任何令牌
  explain <编号> [--json]                 错误编号的含义与处理，例如 x2 explain X2-2002
  options [名字] [--json]                 引擎选项的类型、默认值与取值范围；不写名字列出全部

退出码：0 成功；2 没法执行（命令、选项或名字不对，端口被占用）。`;

/** Runs a command and returns the exit code; never throws. */
export async function main([name, ...args]: readonly string[]): Promise<0 | 2> {
  try {
    if (name === undefined || name === '--help' || name === '-h') return (console.log(USAGE), 0);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Trouble(`没有 ${name} 这个命令，有的是 ${Object.keys(commands).join('、')}；x2 --help 查看用法。`);
    console.log(await command(args));
    return 0;
  } catch (error) {
    console.error(sentence(error as Error & {code?: string}));
    return 2;
  }
}

/** Translates what `parseArgs` complains about, since its messages are English. */
function sentence(error: Error & {readonly code?: string}): string {
  if (error instanceof Trouble) return error.message;
  const [, option = ''] = /'(-[^' ]*)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `没有 ${option} 这个选项；x2 --help 查看用法。`;
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `${option} 的写法不对：要看它后面该不该跟一个值；x2 --help 查看用法。`;
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return '多写了一个词；x2 --help 查看用法。';
  return `没有执行成功：${error.message}。`;
}
