import {contracts} from '../../data/sdk/index.ts';
import {snakeCase} from '../../data/sdk/spelling.ts';
import {cppString, kotlinString, swiftString} from './literals.ts';
import type {Project} from './readSettings.ts';
import {uploadPolicies, type NativePlatform, type UploadPolicy} from './settings.ts';

/** The contract lists the three policies in this order: unmetered networks, any, never. */
export function uploadOn(platform: NativePlatform, policy: UploadPolicy): string {
  const words = contracts[platform].options.find(({name}) => name === 'uploadOn')?.range ?? '';
  const values = [...words.matchAll(/`([^`]+)`：/g)].map(([, value]) => value!);
  return values[uploadPolicies.indexOf(policy)]!;
}

/** Options in the order of the contract, the choices' own first. */
function engineOptions({mode, options}: Project): [string, unknown][] {
  return Object.entries({...(mode === 'vod' && {httpDownloadTimeWindow: 90}), ...options});
}

export function writeKotlin(project: Project): string {
  const {trackers, stunServers, upload, swarmId, streamUrl, dynamicOptions} = project;
  const value = (name: string, given: unknown): string => (isReal('android', name) && Number.isInteger(given) ? `${String(given)}.0` : String(given));
  const list = (texts: readonly string[]): string => `listOf(${texts.map(kotlinString).join(', ')})`;
  const config = [
    'token = token',
    ...(trackers.length > 0 ? [`announceTrackers = ${list(trackers)}`] : []),
    ...(stunServers.length > 0 ? [`iceServers = ${list(stunServers)}`] : []),
    `uploadOn = X2UploadOn.${uploadOn('android', upload)}`,
    ...engineOptions(project).map(([name, given]) => `${name} = ${value(name, given)}`),
  ];
  const stream = swarmId === '' ? '' : `, X2StreamConfig(swarmId = ${kotlinString(swarmId)})`;
  const changes = Object.entries(dynamicOptions);
  const imports = ['X2Config', ...(changes.length > 0 ? ['X2DynamicConfig'] : []), 'X2Exception', 'X2P2P', ...(stream ? ['X2StreamConfig'] : []), 'X2UploadOn'];
  return `import android.content.Context
import android.util.Log
import androidx.media3.common.MediaItem
import androidx.media3.common.MimeTypes
import androidx.media3.exoplayer.ExoPlayer
${imports.map((name) => `import com.x2p2p.${name}`).join('\n')}

/** Call it once the user has agreed to the privacy policy, never earlier. */
fun startEngine(context: Context, token: String) {
    try {
        X2P2P.init(
            context.applicationContext,
            X2Config(
${config.map((line) => `                ${line},`).join('\n')}
            ),
        )
    } catch (error: X2Exception) {
        // A mistake in the configuration. proxyUrl() keeps returning original addresses, so playback is unharmed.
        Log.e("X2P2P", "\${error.id}: \${error.message}")
    }
}

fun play(context: Context): ExoPlayer {
    // With P2P unavailable this returns the address it was given: the player never notices.
    val address = X2P2P.proxyUrl(${kotlinString(streamUrl)}${stream})
    val item = MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build()
    return ExoPlayer.Builder(context).build().apply {
        setMediaItem(item)
        prepare()
        play()
    }
}
${
  changes.length === 0
    ? ''
    : `
fun applyChange() {
    try {
        X2P2P.applyDynamicConfig(
            X2DynamicConfig(
${changes.map(([name, given]) => `                ${name} = ${value(name, given)},`).join('\n')}
            ),
        )
    } catch (error: X2Exception) {
        // X2-1102: the engine is not running.
        Log.w("X2P2P", "\${error.id}: \${error.message}")
    }
}
`
}`;
}

export function writeSwift(project: Project): string {
  const {trackers, stunServers, upload, swarmId, streamUrl, dynamicOptions} = project;
  const url = (text: string): string => `URL(string: ${swiftString(text)})!`;
  const config = [
    ...(trackers.length > 0 ? [`config.announceTrackers = [${trackers.map(url).join(', ')}]`] : []),
    ...(stunServers.length > 0 ? [`config.iceServers = [${stunServers.map(swiftString).join(', ')}]`] : []),
    `config.uploadOn = ${uploadOn('ios', upload)}`,
    ...engineOptions(project).map(([name, given]) => `config.${name} = ${String(given)}`),
  ];
  const stream = swarmId === '' ? '' : `, stream: X2StreamConfig(swarmId: ${swiftString(swarmId)})`;
  const changes = Object.entries(dynamicOptions);
  return `import AVFoundation
import X2P2P

/// Call it once the user has agreed to the privacy policy, never earlier.
func startEngine(token: String) {
    var config = X2Config(token: token)
${config.map((line) => `    ${line}`).join('\n')}
    do {
        try X2P2P.start(config)
    } catch {
        // A mistake in the configuration. proxyURL(for:) keeps returning original addresses, so playback is unharmed.
        NSLog("X2P2P %@", error.localizedDescription)
    }
}

func play() -> AVPlayer {
    let original = ${url(streamUrl)}
    // With P2P unavailable this returns the address it was given: the player never notices.
    let player = AVPlayer(url: X2P2P.proxyURL(for: original${stream}))
    player.play()
    return player
}
${
  changes.length === 0
    ? ''
    : `
func applyChange() {
    var change = X2DynamicConfig()
${changes.map(([name, given]) => `    change.${name} = ${String(given)}`).join('\n')}
    do {
        try X2P2P.applyDynamicConfig(change)
    } catch {
        // X2-1102: the engine is not running.
        NSLog("X2P2P %@", error.localizedDescription)
    }
}
`
}`;
}

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
    'x2p2p_config config;',
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
  x2p2p_config config;
  x2p2p_config_init(&config);
  const x2p2p_status status = x2p2p_get_config(&config);
  if (status != 0) return status;
${changes.map(([name, given]) => `  config.${snakeCase(name)} = ${value(given)};`).join('\n')}
  return x2p2p_apply_dynamic_config(&config);
}
`
}`;
}

/** Kotlin does not turn a whole number into a Double by itself. */
function isReal(platform: NativePlatform, name: string): boolean {
  const {options, types} = contracts[platform];
  const kind = options.find((option) => option.name === name)?.kind;
  return kind !== undefined && types[kind] === 'Double';
}
