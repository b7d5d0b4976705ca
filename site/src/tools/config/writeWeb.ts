import {streamGroups} from 'x2-core/optionTable';
import {modeOptions} from './engineOptions.ts';
import {tsString, tsValue} from './literals.ts';
import type {Project} from './readSettings.ts';
import {sourceFile} from './sourceFile.ts';

export function writeHls(project: Project): string {
  return sourceFile(
    `import Hls from 'hls.js';\nimport {HlsJsP2PEngine} from 'x2-hlsjs';`,
    `const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);\nconst hls = new HlsWithP2P({\n  p2p: ${tsValue(engineConfig(project), 2)},\n});`,
    ...policies(project, 'hls.p2pEngine'),
    `hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);\nhls.loadSource(${tsString(project.streamUrl)});`,
  );
}

export function writeShaka(project: Project): string {
  return sourceFile(
    `import shaka from 'shaka-player';\nimport {ShakaP2PEngine} from 'x2-shaka';`,
    `// 整个页面执行一次，在创建第一个播放器之前。\nshaka.polyfill.installAll();\nShakaP2PEngine.registerPlugins(shaka);`,
    `const engine = new ShakaP2PEngine(${tsValue(engineConfig(project), 0)}, shaka);`,
    ...policies(project, 'engine'),
    `const player = new shaka.Player();\n// 先绑定引擎再加载：引擎要看到第一个播放列表请求。\nengine.bindShakaPlayer(player);\nawait player.attach(document.querySelector<HTMLVideoElement>('#player')!);\nawait player.load(${tsString(project.streamUrl)});`,
    `export async function stop(): Promise<void> {\n  engine.destroy();\n  await player.destroy();\n}`,
  );
}

function engineConfig(project: Project): Record<string, unknown> {
  return {...(project.trackers.length > 0 && {token: 'YOUR_TOKEN'}), core: coreOptions(project)};
}

/** The engine's options: the reader's own, after those that follow from the choices. */
function coreOptions(project: Project): Record<string, unknown> {
  const {upload, consent, trackers, stunServers, swarmId, options} = project;
  return {
    ...(trackers.length > 0 && {announceTrackers: trackers}),
    ...(stunServers.length > 0 && {rtcConfig: {iceServers: stunServers.map((urls) => ({urls}))}}),
    ...(swarmId !== '' && {swarmId}),
    ...modeOptions(project),
    ...(upload === 'always' ? {p2pOnCellular: 'share'} : {isP2PUploadDisabled: true}),
    ...(consent && {isP2PDisabled: true}),
    ...options,
  };
}

/** The code that changes options while the engine runs; `engine` is its name in that code. */
const policies = (project: Project, engine: string): (string | undefined)[] => [
  uploadPolicy(project, engine),
  viewersChoice(project, engine),
  applyChange(project, engine),
];

function uploadPolicy(project: Project, engine: string): string | undefined {
  if (project.upload !== 'unmetered') return undefined;
  return `// 蜂窝网络由引擎处理（p2pOnCellular 默认只下载）。说不出网络类型的浏览器（Safari、Firefox）不上传，要由你自己的开关打开。
const network = (navigator as Navigator & {connection?: {readonly saveData?: boolean}}).connection;
${engine}.applyDynamicConfig({core: {isP2PUploadDisabled: !network || network.saveData === true}});`;
}

function viewersChoice({consent, options}: Project, engine: string): string | undefined {
  if (!consent) return undefined;
  // The setting for all streams would reopen one that the options close.
  const closed = streamGroups.filter((name) => (options[name] as {isP2PDisabled?: unknown} | undefined)?.isP2PDisabled === true);
  return `/** 观众作出选择时调用，改了主意再调用一次。在此之前全部走 CDN。 */
export function setP2PAllowed(isAllowed: boolean): void {
  ${engine}.applyDynamicConfig({core: {isP2PDisabled: !isAllowed${closed.map((name) => `, ${name}: {isP2PDisabled: true}`).join('')}}});
}`;
}

function applyChange({dynamicOptions}: Project, engine: string): string | undefined {
  if (Object.keys(dynamicOptions).length === 0) return undefined;
  return `/** 播放中修改选项。 */
export function applyChange(): void {
  ${engine}.applyDynamicConfig({core: ${tsValue(dynamicOptions, 2)}});
}`;
}
