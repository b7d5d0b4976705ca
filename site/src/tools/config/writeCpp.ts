import {snakeCase} from '../../data/sdk/spelling.ts';
import type {SdkContract} from '../../data/sdk/types.ts';
import {engineOptions} from './engineOptions.ts';
import {cppString} from './literals.ts';
import type {Project} from './readSettings.ts';
import {sourceFile} from './sourceFile.ts';

export function writeCpp(project: Project, contract: SdkContract): string {
  return sourceFile(includes, startEngine(project, contract), playbackAddress(project), applyChange(project));
}

const includes = `#include <array>
#include <string>
#include <vector>

#include "x2p2p.h"`;

function startEngine(project: Project, contract: SdkContract): string {
  const lists = [
    {array: 'trackers', field: 'announce_trackers', count: 'announce_tracker_count', texts: project.trackers},
    {array: 'ice_servers', field: 'ice_servers', count: 'ice_server_count', texts: project.stunServers},
  ].filter(({texts}) => texts.length > 0);
  const body = [
    ...lists.map(({array, texts}) => `const std::array<const char *, ${texts.length}> ${array}{${texts.map(cppString).join(', ')}};`),
    'x2p2p_config config{};',
    'config.struct_size = sizeof config;',
    'x2p2p_config_init(&config);',
    'config.token = token.c_str();',
    ...lists.flatMap(({array, field, count}) => [`config.${field} = ${array}.data();`, `config.${count} = ${array}.size();`]),
    `config.upload_on = ${contract.uploadOn[project.upload]};`,
    ...engineOptions(project).map(assignment),
    'return x2p2p_init(&config);',
  ];
  // Block comments, because MSVC reads a file without a byte order mark as GBK, and then a line comment may swallow the next line.
  return `/* 只在用户同意隐私政策之后调用。无论返回什么，播放都不受影响。 */
x2p2p_status start_engine(const std::string &token) {
${indented(body)}
}`;
}

function playbackAddress({streamUrl, swarmId}: Project): string {
  const stream = ['x2p2p_stream_config stream{};', 'stream.struct_size = sizeof stream;', `stream.swarm_id = ${cppString(swarmId)};`];
  const settings = [
    `const char *const original = ${cppString(streamUrl)};`,
    ...(swarmId === '' ? [] : stream),
    `const x2p2p_stream_config *const settings = ${swarmId === '' ? 'nullptr' : '&stream'};`,
  ];
  return `/* 交给播放器的地址。P2P 不可用时就是原地址，播放器不会察觉。 */
std::string playback_address() {
${indented(settings)}
  std::vector<char> buffer(1024);
  for (;;) {
    /* 代理的状态会变，两次调用之间长度也可能变。 */
    const size_t size = x2p2p_proxy_url(original, settings, buffer.data(), buffer.size());
    if (size <= buffer.size()) return buffer.data();
    buffer.resize(size);
  }
}`;
}

function applyChange({dynamicOptions}: Project): string | undefined {
  const changes = Object.entries(dynamicOptions);
  if (changes.length === 0) return undefined;
  return `x2p2p_status apply_change() {
  x2p2p_config config{};
  config.struct_size = sizeof config;
  x2p2p_config_init(&config);
  const x2p2p_status status = x2p2p_get_config(&config);
  if (status != 0) return status;
${indented(changes.map(assignment))}
  const x2p2p_status applied = x2p2p_apply_dynamic_config(&config);
  x2p2p_config_free(&config);
  return applied;
}`;
}

/** The interface is plain C, where a flag is a number. */
const assignment = ([name, value]: [string, unknown]): string =>
  `config.${snakeCase(name)} = ${String(typeof value === 'boolean' ? Number(value) : value)};`;

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');
