import type {SdkContract} from '../../data/sdk/types.ts';
import {engineOptions} from './engineOptions.ts';
import {kotlinString} from './literals.ts';
import type {Project} from './readSettings.ts';
import {sourceFile} from './sourceFile.ts';

export function writeKotlin(project: Project, contract: SdkContract): string {
  return sourceFile(imports(project), startEngine(project, contract), play(project), applyChange(project, contract));
}

function imports({swarmId, dynamicOptions}: Project): string {
  const used = [
    'X2Config',
    ...(Object.keys(dynamicOptions).length > 0 ? ['X2DynamicConfig'] : []),
    'X2Exception',
    'X2P2P',
    ...(swarmId === '' ? [] : ['X2StreamConfig']),
    'X2UploadOn',
  ];
  return `import android.content.Context
import android.util.Log
import androidx.media3.common.MediaItem
import androidx.media3.common.MimeTypes
import androidx.media3.exoplayer.ExoPlayer
${used.map((name) => `import com.x2p2p.${name}`).join('\n')}`;
}

function startEngine(project: Project, contract: SdkContract): string {
  const {trackers, stunServers, upload} = project;
  const config = [
    'token = token',
    ...(trackers.length > 0 ? [`announceTrackers = ${listOf(trackers)}`] : []),
    ...(stunServers.length > 0 ? [`iceServers = ${listOf(stunServers)}`] : []),
    `uploadOn = X2UploadOn.${contract.uploadOn[upload]}`,
    ...engineOptions(project).map(named(contract)),
  ];
  return `/** 只在用户同意隐私政策之后调用。 */
fun startEngine(context: Context, token: String) {
    try {
        X2P2P.init(
            context.applicationContext,
            X2Config(
${config.map(asArgument).join('\n')}
            ),
        )
    } catch (error: X2Exception) {
        // 配置写错。proxyUrl() 仍返回原地址，播放不受影响。
        Log.e("X2P2P", "\${error.id}: \${error.message}")
    }
}`;
}

function play({streamUrl, swarmId}: Project): string {
  const stream = swarmId === '' ? '' : `, X2StreamConfig(swarmId = ${kotlinString(swarmId)})`;
  return `fun play(context: Context): ExoPlayer {
    // P2P 不可用时返回原地址，播放器不会察觉。
    val address = X2P2P.proxyUrl(${kotlinString(streamUrl)}${stream})
    val item = MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build()
    return ExoPlayer.Builder(context).build().apply {
        setMediaItem(item)
        prepare()
        play()
    }
}`;
}

function applyChange({dynamicOptions}: Project, contract: SdkContract): string | undefined {
  const changes = Object.entries(dynamicOptions);
  if (changes.length === 0) return undefined;
  return `fun applyChange() {
    try {
        X2P2P.applyDynamicConfig(
            X2DynamicConfig(
${changes.map(named(contract)).map(asArgument).join('\n')}
            ),
        )
    } catch (error: X2Exception) {
        // X2-1102: the engine is not running.
        Log.w("X2P2P", "\${error.id}: \${error.message}")
    }
}`;
}

const listOf = (texts: readonly string[]): string => `listOf(${texts.map(kotlinString).join(', ')})`;

const asArgument = (text: string): string => `                ${text},`;

/** Kotlin does not turn a whole number into a Double by itself. */
const named =
  (contract: SdkContract) =>
  ([name, value]: [string, unknown]): string =>
    `${name} = ${isDouble(name, contract) && Number.isInteger(value) ? `${String(value)}.0` : String(value)}`;

function isDouble(name: string, {options, types}: SdkContract): boolean {
  const kind = options.find((option) => option.name === name)?.kind;
  return kind !== undefined && types[kind] === 'Double';
}
