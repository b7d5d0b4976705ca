import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {shippedSite} from '../docs/shippedSite.ts';
import {assistantServer} from '../mcp/assistantServer.ts';

/** Answers an assistant on the standard input and output, by the Model Context Protocol, until the input ends. */
export function mcp(args: readonly string[]): 0 {
  parseArgs({args: [...args]});
  const site = shippedSite();
  if (process.stdin.isTTY) console.error('这个命令由 AI 助手启动，在标准输入输出上说 MCP；按 Ctrl+C 停止。');
  serveStdio(() => assistantServer(site));
  return 0;
}
