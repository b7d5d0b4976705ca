import {table, tableOfEntries} from './markdown.mjs';
import {frontMatter} from './refinePage.mjs';

/** The first page of a package's reference: where to begin for what, how little it takes, what can be imported from where. */
export function indexPage({name, title, manifest, engineVersion, quickstart, tasks, example, modules}) {
  const [peer, range] = Object.entries(manifest.peerDependencies)[0];
  // test: tests/engine/runningEngine.pw.ts "every documented default is what the running engine works with (hls)"
  const origin = `本参考由 \`${name}\` ${manifest.version} 的代码和注释生成，默认值在测试中与运行中的引擎逐项比较。`;
  const versions = [
    [`\`${name}\``, manifest.version],
    ['内核 `p2p-media-loader-core`', `${engineVersion}（已打包在内）`],
    [`\`${peer}\`（由你安装）`, `\`${range.replaceAll('|', '\\|')}\`，测试用 ${manifest.devDependencies[peer]}`],
  ];
  return `${frontMatter({
    // Without it, the address of a page named `index` would end in a slash.
    slug: `/${name}`,
    title: `${name} API 参考`,
    sidebar_label: '概览',
    sidebar_position: 0,
    description: `${name} ${manifest.version} 的 API 参考，由代码和注释生成：类、方法、配置类型、事件、单位、默认值、范围与抛出的错误。`,
  })}
${title}。${origin}

安装见[接入](${quickstart})，改动见[版本记录](${quickstart.replace('quicestart', 'history')})，在浏览器里逐个试调见 [API 测试台](/api/test)。原生 SDK 的参考各在一页：[Android](/docs/android-sdk/API)、[iOS](/docs/ios-sdk/API)、[Windows](/docs/windows-sdk/API)。

## 要做什么，从哪里看起 {/* #common */}

${tableOfEntries(
  ['要做什么', '从这里看起'],
  tasks.map(({task, names}) => [task, names.map(({label, to}) => `[\`${label}\`](${to})`).join('、')]),
)}

## 最小示例 {/* #example */}

${example}

## 模块 {/* #modules */}

${table(
  ['导入自', '内容'],
  modules.map(({specifier, link, summary}) => [`[\`${specifier}\`](${link})`, summary]),
)}

## 版本 {/* #version */}

${table(['项目', '版本'], versions)}
`;
}
