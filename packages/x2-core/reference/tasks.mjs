/** How each engine is brought to its player, and what its settings are called. */
const OF_ENGINE = {
  HlsJsP2PEngine: {
    create: ['injectMixin()', 'new HlsJsP2PEngine()', 'bindHls()'],
    settings: 'PartialHlsJsP2PEngineConfig',
    changes: 'DynamicHlsJsP2PEngineConfig',
  },
  ShakaP2PEngine: {
    create: ['registerPlugins()', 'new ShakaP2PEngine()', 'bindShakaPlayer()'],
    settings: 'PartialShakaEngineConfig',
    changes: 'DynamicShakaP2PEngineConfig',
  },
};

/** What readers come to the reference for, in the order of an integration, each with the names to begin with. */
export function tasksOf(className) {
  const {create, settings, changes} = OF_ENGINE[className];
  return [
    ['给播放器加上 P2P', create],
    ['看环境能不能用 P2P', ['isSupported()']],
    ['写配置', [settings, 'StreamConfig']],
    ['查选项的范围与默认值', ['options']],
    ['运行中改配置', ['applyDynamicConfig()', changes]],
    ['监听事件', ['addEventListener()', 'CoreEventMap']],
    ['看状态与流量', ['getState()', 'getStats()', 'EngineStats']],
    ['处理错误', ['X2Error', 'RequestError', 'errorCatalog']],
    ['换一种切片存储', ['SegmentStorage']],
    ['算两个地址会不会互传', ['getSwarm', 'readRenditions']],
    ['收尾', ['destroy()']],
  ];
}

/** The address of every name in a package: a type, a value, or a call of the engine's class. */
export function addressesOf(pages, {packageName, className}) {
  const addresses = new Map();
  for (const [path, text] of pages) {
    const route = `/api/${packageName}/${path.replace(/(?:\/index)?\.mdx$/, '')}`;
    const own = /\/(\w+)\.mdx$/.exec(path)?.[1];
    if (own !== 'index') addresses.set(own, route);
    if (own !== 'index' && own !== className) continue;
    for (const [, name, id] of text.matchAll(/^### (.+) \{\/\* #(\S+) \*\/\}$/gm)) addresses.set(name, `${route}#${id}`);
  }
  return addresses;
}
