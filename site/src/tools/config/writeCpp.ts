import {snakeCase} from '../../data/sdk/spelling.ts';
import {cppString} from './literals.ts';
import {engineOptions, uploadOn} from './nativeParts.ts';
import type {Project} from './readSettings.ts';

export function writeCpp(project: Project): string {
  const {trackers, stunServers, upload, swarmId, streamUrl, dynamicOptions} = project;
  const value = (given: unknown): string => (typeof given === 'boolean' ? String(Number(given)) : String(given));
  const array = (name: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : [`const std::array<const char *, ${texts.length}> ${name}{${texts.map(cppString).join(', ')}};`];
  const fields = (name: string, field: string, count: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : [`config.${field} = ${name}.data();`, `config.${count} = ${name}.size();`];
  const lines = [
    ...array('trackers', trackers),
    ...array('ice_servers', stunServers),
    'x2p2p_config config{};',
    'config.struct_size = sizeof config;',
    'x2p2p_config_init(&config);',
    'config.token = token.c_str();',
    ...fields('trackers', 'announce_trackers', 'announce_tracker_count', trackers),
    ...fields('ice_servers', 'ice_servers', 'ice_server_count', stunServers),
    `config.upload_on = ${uploadOn('windows', upload)};`,
    ...engineOptions(project).map(([name, given]) => `config.${snakeCase(name)} = ${value(given)};`),
    'return x2p2p_init(&config);',
  ];
  const stream = swarmId === '' ? [] : ['x2p2p_stream_config stream{};', 'stream.struct_size = sizeof stream;', `stream.swarm_id = ${cppString(swarmId)};`];
  const changes = Object.entries(dynamicOptions);
  return `#include <array>
#include <string>
#include <vector>

#include "x2p2p.h"

/// Call it once the user has agreed to the privacy policy, never earlier. Whatever it returns, playback is unharmed.
x2p2p_status start_engine(const std::string &token) {
${lines.map((line) => `  ${line}`).join('\n')}
}

/// The address for the player. Where P2P is unavailable it is the one that was given: the player never notices.
std::string playback_address() {
  const char *const original = ${cppString(streamUrl)};
${stream.map((line) => `  ${line}\n`).join('')}  const x2p2p_stream_config *const settings = ${stream.length > 0 ? '&stream' : 'nullptr'};
  std::vector<char> buffer(1024);
  for (;;) {
    // The length may change between two calls: so may the state of the proxy.
    const size_t size = x2p2p_proxy_url(original, settings, buffer.data(), buffer.size());
    if (size <= buffer.size()) return buffer.data();
    buffer.resize(size);
  }
}
${
  changes.length === 0
    ? ''
    : `
x2p2p_status apply_change() {
  x2p2p_config config{};
  config.struct_size = sizeof config;
  x2p2p_config_init(&config);
  const x2p2p_status status = x2p2p_get_config(&config);
  if (status != 0) return status;
${changes.map(([name, given]) => `  config.${snakeCase(name)} = ${value(given)};`).join('\n')}
  return x2p2p_apply_dynamic_config(&config);
}
`
}`;
}
