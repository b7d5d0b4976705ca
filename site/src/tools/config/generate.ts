import {isNative, productOf, type NativeId, type WebId, type WrittenLanguage} from '../../data/products.ts';
import {contracts} from '../../data/sdk/index.ts';
import type {SdkContract} from '../../data/sdk/types.ts';
import type {CodeLanguage} from '../shared/colourCode.ts';
import type {Project} from './readSettings.ts';
import {androidManifest, androidNetworkSecurity, iosInfo} from './writeApp.ts';
import {writeCpp} from './writeCpp.ts';
import {writeKotlin} from './writeKotlin.ts';
import {needsCors, needsCorsMap, writeCors, writeCorsMap, writeCsp, writeRangeCheck} from './writeServer.ts';
import {writeSwift} from './writeSwift.ts';
import {writeHls, writeShaka} from './writeWeb.ts';

export type GeneratedFile = {
  readonly id: string;
  /** The file's name, also as a download. */
  readonly name: string;
  readonly language: CodeLanguage;
  readonly purpose: string;
  readonly code: string;
};

const webCode: Readonly<Record<WebId, (project: Project) => string>> = {hls: writeHls, shaka: writeShaka};

/** What an app is given, by the language it is written in: code for the engine, and what the app declares. */
type AppCode = {
  readonly player: Omit<GeneratedFile, 'id' | 'code'>;
  readonly write: (project: Project, contract: SdkContract) => string;
  readonly declared: readonly GeneratedFile[];
};

const appCode: Readonly<Record<WrittenLanguage, AppCode>> = {
  kotlin: {
    player: {name: 'X2Player.kt', language: 'kotlin', purpose: '引擎与播放器'},
    write: writeKotlin,
    declared: [
      {
        id: 'network-security',
        name: 'network_security_config.xml',
        language: 'xml',
        purpose: '明文流量只放行本机',
        code: androidNetworkSecurity,
      },
      {id: 'manifest', name: 'AndroidManifest.xml', language: 'xml', purpose: '权限与明文规则', code: androidManifest},
    ],
  },
  swift: {
    player: {name: 'X2Player.swift', language: 'swift', purpose: '引擎与播放器'},
    write: writeSwift,
    declared: [{id: 'info', name: 'Info.plist', language: 'xml', purpose: '放行本机明文，说明局域网用途', code: iosInfo}],
  },
  c: {player: {name: 'x2_player.cpp', language: 'cpp', purpose: '引擎与播放地址'}, write: writeCpp, declared: []},
};

const rangeCheck = (project: Project): GeneratedFile => ({
  id: 'range',
  name: 'check-range.sh',
  language: 'bash',
  purpose: '检查 Range',
  code: writeRangeCheck(project),
});

/** Everything that has to change for this project: the player first, then what surrounds it. */
export function generate(project: Project): GeneratedFile[] {
  const {platform} = project;
  return isNative(platform) ? appFiles(project, platform) : webFiles(project, platform);
}

function appFiles(project: Project, id: NativeId): GeneratedFile[] {
  const {player, write, declared} = appCode[productOf(id).languages[0]];
  return [{id: 'player', ...player, code: write(project, contracts[id])}, rangeCheck(project), ...declared];
}

function webFiles(project: Project, id: WebId): GeneratedFile[] {
  const player: GeneratedFile = {id: 'player', name: 'main.ts', language: 'ts', purpose: '播放器', code: webCode[id](project)};
  const csp: GeneratedFile = {id: 'csp', name: 'csp.conf', language: 'nginx', purpose: '网页的 CSP（nginx）', code: writeCsp(project)};
  const cors = (): GeneratedFile => ({
    id: 'cors',
    name: 'cors.conf',
    language: 'nginx',
    purpose: '切片的 CORS（源站 nginx；在 CDN 上配置的，写同样几条）',
    code: writeCors(project),
  });
  const corsMap = (): GeneratedFile => ({
    id: 'cors-map',
    name: 'cors-map.conf',
    language: 'nginx',
    purpose: '允许的来源（nginx）',
    code: writeCorsMap(project),
  });
  return [player, csp, ...(needsCorsMap(project) ? [corsMap()] : []), ...(needsCors(project) ? [cors()] : []), rangeCheck(project)];
}
