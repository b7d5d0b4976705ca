import {streamGroups} from 'x2-core/optionTable';
import {modeOptions} from './engineOptions.ts';
import {tsString, tsValue} from './literals.ts';
import type {Project} from './readSettings.ts';
import {skins} from './skins.ts';
import {sourceFile} from './sourceFile.ts';

/** Before iOS 17.1 an iPhone has no MSE: there the system's player takes over, as in the production sample. */
export function writeHls(project: Project): string {
  const skin = skins[project.skin];
  return sourceFile(
    [skin.imports, `import Hls from 'hls.js';\nimport {HlsJsP2PEngine} from 'x2-hlsjs';`].filter((part) => part !== undefined).join('\n'),
    `const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);\n/** 正在播放的；由系统播放器播放时是空的。 */\nconst playing: {hls?: InstanceType<typeof HlsWithP2P>} = {};${project.consent ? '\nlet isP2PAllowed = false;' : ''}`,
    viewersChoice(project, 'playing.hls?.p2pEngine', 'isP2PAllowed'),
    applyChange(project, 'playing.hls?.p2pEngine'),
    `/** 离开播放页时调用：断开连接，释放缓存的切片。 */
export function stop(): void {
  playing.hls?.destroy();
  delete playing.hls;
}`,
    `/** 按当前浏览器支持的最好方式播放。 */
function play(video: HTMLVideoElement, source: string, onMessage: (text: string) => void): void {
  stop();
  // 先问 hls.js：有的浏览器对原生 HLS 回答「也许」，真去播却失败。
  if (Hls.isSupported()) {
${indented(playWithHls(project), 4)}
  } else if (video.canPlayType('application/vnd.apple.mpegurl')) {
    // iOS 17.1 以前的 iPhone 等：由系统播放器播放，没有 P2P。
    video.src = source;
  } else {
    onMessage('当前浏览器不能播放 HLS，请升级浏览器或换一个浏览器。');
  }
}`,
    skin.write(project.streamUrl),
  );
}

function playWithHls(project: Project): string {
  return [
    `const hls = new HlsWithP2P({\n  p2p: ${tsValue(engineConfig(project), 2)},\n});\nplaying.hls = hls;`,
    uploadPolicy(project, 'hls.p2pEngine'),
    // A viewer who has chosen keeps the choice when another address is played.
    project.consent ? 'setP2PAllowed(isP2PAllowed);' : undefined,
    'hls.attachMedia(video);\nhls.loadSource(source);',
  ]
    .filter((part) => part !== undefined)
    .join('\n');
}

const indented = (code: string, by: number): string => code.replace(/^(?=.)/gm, ' '.repeat(by));

export function writeShaka(project: Project): string {
  return sourceFile(
    `import shaka from 'shaka-player';\nimport {ShakaP2PEngine} from 'x2-shaka';`,
    `// 整个页面执行一次，在创建第一个播放器之前。\nshaka.polyfill.installAll();\nShakaP2PEngine.registerPlugins(shaka);`,
    `const engine = new ShakaP2PEngine(${tsValue(engineConfig(project), 0)}, shaka);`,
    uploadPolicy(project, 'engine'),
    viewersChoice(project, 'engine'),
    applyChange(project, 'engine'),
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

// Code that changes options while the engine runs; `engine` is its name in that code.

function uploadPolicy(project: Project, engine: string): string | undefined {
  if (project.upload !== 'unmetered') return undefined;
  return `// 蜂窝网络由引擎处理（p2pOnCellular 默认只下载）。不给出网络类型的浏览器（Safari、Firefox）先关掉上传，由你自己的开关打开。
const network = (navigator as Navigator & {connection?: {readonly saveData?: boolean}}).connection;
${engine}.applyDynamicConfig({core: {isP2PUploadDisabled: !network || network.saveData === true}});`;
}

/** `kept` is the variable that remembers the choice, where there may be another engine later. */
function viewersChoice({consent, options}: Project, engine: string, kept?: string): string | undefined {
  if (!consent) return undefined;
  // The setting for all streams would reopen one that the options close.
  const closed = streamGroups.filter((name) => (options[name] as {isP2PDisabled?: unknown} | undefined)?.isP2PDisabled === true);
  return `/** 观众作出选择时调用，改了主意再调用一次。在此之前全部走 CDN。 */
export function setP2PAllowed(isAllowed: boolean): void {${kept ? `\n  ${kept} = isAllowed;` : ''}
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
