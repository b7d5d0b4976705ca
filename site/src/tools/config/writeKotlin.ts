import {contracts} from '../../data/sdk/index.ts';
import {kotlinString} from './literals.ts';
import {engineOptions, uploadOn} from './nativeParts.ts';
import type {Project} from './readSettings.ts';

export function writeKotlin(project: Project): string {
  const {trackers, stunServers, upload, swarmId, streamUrl, dynamicOptions} = project;
  const value = (name: string, given: unknown): string => (isReal(name) && Number.isInteger(given) ? `${String(given)}.0` : String(given));
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

/** Kotlin does not turn a whole number into a Double by itself. */
function isReal(name: string): boolean {
  const {options, types} = contracts.android;
  const kind = options.find((option) => option.name === name)?.kind;
  return kind !== undefined && types[kind] === 'Double';
}
