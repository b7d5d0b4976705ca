import type {SdkContract} from '../../data/sdk/types.ts';
import {engineOptions} from './engineOptions.ts';
import {swiftString} from './literals.ts';
import type {Project} from './readSettings.ts';
import {sourceFile} from './sourceFile.ts';

export function writeSwift(project: Project, contract: SdkContract): string {
  return sourceFile('import AVFoundation\nimport X2P2PKit', startEngine(project, contract), play(project), applyChange(project));
}

function startEngine(project: Project, contract: SdkContract): string {
  const {trackers, stunServers, upload} = project;
  const config = [
    ...(trackers.length > 0 ? [`config.announceTrackers = [${trackers.map(url).join(', ')}]`] : []),
    ...(stunServers.length > 0 ? [`config.iceServers = [${stunServers.map(swiftString).join(', ')}]`] : []),
    `config.uploadOn = ${contract.uploadOn[upload]}`,
    ...engineOptions(project).map(([name, value]) => `config.${name} = ${String(value)}`),
  ];
  return `/// 只在用户同意隐私政策之后调用。
func startEngine(token: String) {
    var config = X2Config(token: token)
${config.map((line) => `    ${line}`).join('\n')}
    do {
        try X2P2P.start(config)
    } catch {
        // 配置写错。proxyURL(for:) 仍返回原地址，播放不受影响。
        NSLog("X2P2P %@", String(describing: error))
    }
}`;
}

function play({streamUrl, swarmId}: Project): string {
  const stream = swarmId === '' ? '' : `, stream: X2StreamConfig(swarmId: ${swiftString(swarmId)})`;
  return `@MainActor
func play() -> AVPlayer {
    let original = ${url(streamUrl)}
    // P2P 不可用时返回原地址，播放器不会察觉。
    let player = AVPlayer(url: X2P2P.proxyURL(for: original${stream}))
    player.play()
    return player
}`;
}

function applyChange({dynamicOptions}: Project): string | undefined {
  const changes = Object.entries(dynamicOptions);
  if (changes.length === 0) return undefined;
  return `func applyChange() {
    var change = X2DynamicConfig()
${changes.map(([name, value]) => `    change.${name} = ${String(value)}`).join('\n')}
    do {
        try X2P2P.applyDynamicConfig(change)
    } catch {
        // X2-1102: the engine is not running.
        NSLog("X2P2P %@", String(describing: error))
    }
}`;
}

const url = (text: string): string => `URL(string: ${swiftString(text)})!`;
