import {LOCAL_TRACKER} from '../../lab/protocol.ts';
import {pageRoute, productOf, type WebId} from '../../data/products.ts';

export type BenchMethod = {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly text: string;
  /** JSON of the argument; absent for a method without one. */
  readonly example?: string;
  /** The call as code; `argument` is the reader's JSON. */
  readonly code: (argument: string) => string;
  /** What comes back, for objects that JSON cannot show. */
  readonly returns?: string;
  /** Anchor of its heading on the API page, where that is not its name. */
  readonly anchor?: string;
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const config = json({token: 'local', core: {announceTrackers: [LOCAL_TRACKER], highDemandTimeWindow: 15}});

const shared = (anchorOfRemoval?: string): readonly BenchMethod[] => [
  {
    name: 'applyDynamicConfig',
    text: '在播放中修改选项。试着加一个 swarmId，看它怎样拒绝。',
    example: json({core: {highDemandTimeWindow: 8, simultaneousP2PDownloads: 5}}),
    code: (argument) => `engine.applyDynamicConfig(${argument});`,
  },
  {name: 'getConfig', text: '读取当前生效的完整配置。', code: () => 'engine.getConfig();'},
  {
    name: 'getState',
    text: '读取状态：关着、在连接、独自一人、在互传，还是找不到人，以及原因。',
    code: () => 'engine.getState();',
  },
  {name: 'getStats', text: '读取统计：按来源累加的字节、节点数、分享率。', code: () => 'engine.getStats();'},
  {
    name: 'addEventListener',
    text: '添加你自己的监听器；它收到的事件在日志里标为「你的」。',
    example: json('onSegmentLoaded'),
    code: (argument) => `engine.addEventListener(${argument}, listener);`,
  },
  {
    name: 'removeEventListener',
    text: '移除刚才添加的监听器。',
    example: json('onSegmentLoaded'),
    code: (argument) => `engine.removeEventListener(${argument}, listener);`,
    anchor: anchorOfRemoval,
  },
  {name: 'destroy', text: '销毁引擎。之后再调用别的方法，看看会抛出什么。', code: () => 'engine.destroy();'},
];

const isSupported = (type: string): BenchMethod => ({
  name: 'isSupported',
  text: '当前浏览器能否使用 P2P。',
  code: () => `${type}.isSupported();`,
});

export const benchMethods: Readonly<Record<WebId, readonly BenchMethod[]>> = {
  hls: [
    ...shared(),
    isSupported('HlsJsP2PEngine'),
    {
      name: 'injectMixin',
      text: '由 Hls 得到带 P2P 的类，创建播放器并开始播放。',
      example: config,
      code: (argument) => `const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);\nconst hls = new HlsWithP2P({p2p: ${argument}});`,
      returns: 'hls.js 实例，带 p2pEngine',
    },
    {
      name: 'constructor',
      text: '自己创建引擎。删掉 token，或把选项名拼错，看它怎样拒绝。',
      example: config,
      code: (argument) => `const engine = new HlsJsP2PEngine(${argument});`,
      returns: 'HlsJsP2PEngine 实例',
    },
    {name: 'getConfigForHlsJs', text: '取得交给 hls.js 的两个加载器。', code: () => 'engine.getConfigForHlsJs();'},
    {
      name: 'bindHls',
      text: '绑定一个新的 hls.js 实例并开始播放。连做两次，看第二次抛出什么。',
      code: () => 'const hls = new Hls({...engine.getConfigForHlsJs()});\nengine.bindHls(hls);',
    },
  ],
  shaka: [
    // The page has one heading for adding and removing.
    ...shared('addEventListener'),
    isSupported('ShakaP2PEngine'),
    {
      name: 'registerPlugins',
      text: '注册解析器与网络插件。测试台载入时已经做过一次。',
      code: () => 'ShakaP2PEngine.registerPlugins(shaka);',
    },
    {name: 'unregisterPlugins', text: '注销插件。注销后创建的播放器不再有 P2P。', code: () => 'ShakaP2PEngine.unregisterPlugins(shaka);'},
    {
      name: 'constructor',
      text: '创建引擎。删掉 token，或把选项名拼错，看它怎样拒绝。',
      example: config,
      code: (argument) => `const engine = new ShakaP2PEngine(${argument}, shaka);`,
      returns: 'ShakaP2PEngine 实例',
    },
    {
      name: 'bindShakaPlayer',
      text: '绑定一个新的播放器并开始播放。连做两次，看第二次抛出什么。',
      code: () => 'const player = new shaka.Player();\nengine.bindShakaPlayer(player);',
    },
  ],
};

/** Where the documentation explains a call. */
export const apiPath = (engine: WebId, {name, anchor = name}: BenchMethod): string => `${pageRoute(productOf(engine), 'API')}#${anchor}`;

export const DEFAULT_METHOD = 'applyDynamicConfig';

/** The configuration with which the bench creates an engine when a call needs one and there is none. */
export const EXAMPLE_CONFIG: unknown = JSON.parse(config);
