import {readFileSync} from 'node:fs';
import {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {errorOf} from '../answers/errorOf.ts';
import {allOptions, optionOf} from '../answers/optionsOf.ts';
import {readPage} from '../docs/readPage.ts';
import {searchDocs} from '../docs/searchDocs.ts';
import type {ShippedSite} from '../docs/shippedSite.ts';
import {json} from '../json.ts';
import {packageFolder} from '../packageFolder.ts';
import {examineStream, streamInput} from './examineStream.ts';

const INSTRUCTIONS = `X2 P2P 的文档、错误编号、引擎选项与流体检。回答前先用 search_docs 查，再用 read_page 读原文；引用时给出地址。`;

/** The commands as tools, with the same answers, and the pages as resources. Only examine_stream, given an address, uses the network. */
export function assistantServer(site: ShippedSite): McpServer {
  const {version} = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as {version: string};
  const server = new McpServer({name: 'x2', version}, {instructions: INSTRUCTIONS});
  addDocs(server, site);
  server.registerTool(
    'explain_error',
    {
      title: '错误编号',
      description: 'X2 SDK 的错误编号是什么意思、怎样处理。',
      inputSchema: z.strictObject({id: z.string().describe('例如 X2-2002')}),
      annotations: OFFLINE,
    },
    ({id}) => answer(json(errorOf(id))),
  );
  server.registerTool(
    'option',
    {
      title: '引擎选项',
      description: '网页引擎的选项：取值范围、默认值、能不能在运行中修改。不给名字就列出全部。',
      inputSchema: z.strictObject({name: z.string().optional().describe('例如 highDemandTimeWindow')}),
      annotations: OFFLINE,
    },
    ({name}) => answer(json(name === undefined ? allOptions : optionOf(name))),
  );
  server.registerTool(
    'examine_stream',
    {
      title: '流体检',
      description: '检查一路 HLS 流是否适合 P2P，给出空间、群组与逐条改法。给地址就联网读取，直播会读两次，要几秒。',
      inputSchema: streamInput,
      annotations: {readOnlyHint: true, openWorldHint: true},
    },
    async (input) => answer(await examineStream(input)),
  );
  return server;
}

function addDocs(server: McpServer, site: ShippedSite): void {
  server.registerTool(
    'search_docs',
    {
      title: '查找文档',
      description: '在 X2 P2P 的中文文档里查找，给出页面、小节、地址与摘要。和网站的搜索相同，不联网。',
      inputSchema: z.strictObject({query: z.string().describe('关键词、问句、标识符或错误消息')}),
      annotations: OFFLINE,
    },
    ({query}) => answer(json(searchDocs(site, query))),
  );
  server.registerTool(
    'read_page',
    {
      title: '读一页文档',
      description: '一页文档的 Markdown 全文。',
      inputSchema: z.strictObject({address: z.string().describe('search_docs 给出的地址，或站内路径，例如 /docs/intro')}),
      annotations: OFFLINE,
    },
    ({address}) => answer(readPage(site, address)),
  );
  for (const {route, title} of site.pages) {
    const address = `${site.url}${encodeURI(route)}.md`;
    server.registerResource(route, address, {title, mimeType: 'text/markdown'}, () => ({
      contents: [{uri: address, mimeType: 'text/markdown', text: readPage(site, address)}],
    }));
  }
}

const OFFLINE = {readOnlyHint: true, openWorldHint: false};

const answer = (text: string) => ({content: [{type: 'text' as const, text}]});
