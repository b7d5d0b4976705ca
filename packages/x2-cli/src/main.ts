import {sentenceOf} from '@x2p2p/command/sentenceOf';
import {Trouble} from '@x2p2p/command/Trouble';

/** Gets what stands behind the command's name. A text is printed; a command that has printed by itself gives its exit code. */
export type Command = (args: readonly string[]) => string | ExitCode | Promise<string | ExitCode>;
type ExitCode = 0 | 1 | 2;

/** Loaded when called: an error number needs neither the search engine nor the protocol of assistants. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  docs: async () => (await import('./commands/docs.ts')).docs,
  explain: async () => (await import('./commands/explain.ts')).explain,
  options: async () => (await import('./commands/options.ts')).options,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  tracker: async () => (await import('./commands/tracker.ts')).tracker,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
};

const USAGE = `用法：x2 <命令> [选项]

  docs <词…> [--json]                     在文档里查找，和网站的搜索一样，不联网
  docs --read <地址>                      输出这一页的 Markdown
  explain <编号> [--json]                 错误编号的含义与处理，例如 x2 explain X2-2002
  options [名字] [--json]                 引擎选项的类型、默认值与取值范围；不写名字列出全部
  doctor <地址 | 文件 | -> [选项]         检查一路 HLS 流是否适合 P2P；x2 doctor --help 列出选项
  tracker [--port 8000] [--token 令牌]…   在本机起一个开发用的 Tracker；不写 --token 就接受任何令牌
  mcp                                     让 AI 助手使用上面的查询与检查：标准输入输出上的 MCP 服务

退出码：0 成功；1 x2 doctor 查出了问题；2 没法执行（命令、选项或名字不对，端口被占用）。`;

/** Runs a command and returns the exit code; never throws. */
export async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  try {
    if (name === undefined || name === '--help' || name === '-h') return (console.log(USAGE), 0);
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!load) throw new Trouble(`没有 ${name} 这个命令，有的是 ${Object.keys(commands).join('、')}；x2 --help 查看用法。`);
    const command = await load();
    const done = await command(args);
    if (typeof done !== 'string') return done;
    console.log(done);
    return 0;
  } catch (error) {
    console.error(sentenceOf(error, 'x2'));
    return 2;
  }
}
