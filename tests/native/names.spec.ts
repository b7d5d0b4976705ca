import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contracts} from '@x2p2p/site/data/sdk';
import {EXAMPLES_DIR} from '@x2p2p/site/remark/remarkExample';
import {generate} from '@x2p2p/site/tools/config/generate';
import {readSettings} from '@x2p2p/site/tools/config/readSettings';
import {address} from '@x2p2p/site/tools/config/settings';
import {samplesIn, withFault} from './compile.ts';
import {interfaceOf} from './interface.ts';
import {namesUsed} from './names.ts';

// No compiler of Swift, of Objective-C with Apple's frameworks or of today's C# is to be had from npm or Debian: their samples are read
// name by name instead. That each parses is tested in tests/snippets.

const swift = interfaceOf('ios', 'swift', 'X2P2P');
const objectiveC = interfaceOf('ios', 'objectivec', 'X2P2P');
const csharp = interfaceOf('windows', 'csharp', 'Engine');

function generatedSwift(): Record<string, string> {
  const {project} = readSettings({
    ...address.defaults,
    platform: 'ios',
    swarm: 'a',
    dynamic: '{"isP2PDisabled": true, "highDemandTimeWindow": 8}',
  });
  return {'generated.swift': generate(project!).find(({language}) => language === 'swift')!.code};
}

/** The wrapper itself is what the names come from. */
const callers = Object.fromEntries(Object.entries(samplesIn('windows', 'csharp')).filter(([name]) => !name.startsWith('X2P2P')));

const languages = [
  {language: 'swift', sdk: swift, samples: {...samplesIn('ios', 'swift'), ...generatedSwift()}, least: 40},
  {language: 'objectivec', sdk: objectiveC, samples: samplesIn('ios', 'objectivec'), least: 30},
  {language: 'csharp', sdk: csharp, samples: callers, least: 35},
] as const;

describe.each(languages)('$language', ({language, sdk, samples, least}) => {
  const readings = Object.entries(samples).map(([name, code]) => ({name, ...namesUsed(code, language, sdk)}));

  test('the samples name nothing that the contract does not have', () => {
    expect(readings.flatMap(({name, unknown}) => unknown.map((one) => `${name}: ${one}`))).toEqual([]);
  });

  test('the reading found the names', () => {
    expect(readings.reduce((sum, {checked}) => sum + checked, 0)).toBeGreaterThan(least);
  });
});

const faults: readonly [language: (typeof languages)[number]['language'], file: string, right: string, wrong: string, said: string][] = [
  ['swift', 'Quickstart.swift', 'X2P2P.proxyURL(for: original)', 'X2P2P.proxyURL(of: original)', 'X2P2P: proxyURL(of:)'],
  ['swift', 'Playback.swift', 'X2P2P.originalURL(', 'X2P2P.originURL(', 'X2P2P: originURL'],
  ['swift', 'Playback.swift', 'config.iceServers = ["', 'config.stunServers = ["', 'X2Config: stunServers'],
  [
    'swift',
    'Playback.swift',
    'config.iceServers = ["stun:stun.x2p2p.example:3478"]',
    'config.iceServers = [URL(string: "a")!]',
    'X2Config: iceServers is [String], not [URL]',
  ],
  ['swift', 'Playback.swift', 'change.isP2PDisabled = true', 'change.token = true', 'X2DynamicConfig: token'],
  [
    'swift',
    'Playback.swift',
    '.proxyStateChange(let isRunning) = event',
    '.proxyStateChanged(let isRunning) = event',
    'X2Event: proxyStateChanged',
  ],
  ['swift', 'Playback.swift', '? .any :', '? .always :', 'X2UploadOn: always'],
  ['swift', 'Playback.swift', 'stats.peers)', 'stats.peerCount)', 'X2Stats: peerCount'],
  ['swift', 'Playback.swift', 'error.message', 'error.text', 'X2Error: text'],
  ['swift', 'Playback.swift', 'X2StreamConfig(swarmId:', 'X2StreamConfig(swarmID:', 'X2StreamConfig: init(swarmID:)'],
  ['swift', 'Playback.swift', 'var uploadOn: X2UploadOn {', 'var uploadOn: X2Upload {', 'X2Upload'],
  ['objectivec', 'Playback.m', '[X2P2P addObserver:self]', '[X2P2P setDelegate:self]', 'X2P2P: setDelegate:'],
  ['objectivec', 'Playback.m', '<X2P2PObserver>', '<X2P2PDelegate>', 'X2P2PDelegate'],
  ['objectivec', 'Playback.m', '[[X2Config alloc] initWithToken:', '[[X2Config alloc] initWithKey:', 'X2Config: initWithKey:'],
  ['objectivec', 'Playback.m', 'config.isP2PDisabled = !', 'config.isDisabled = !', 'X2Config: isDisabled'],
  [
    'objectivec',
    'Playback.m',
    'change.isP2PDisabled = @(!allowP2P)',
    'change.isP2PDisabled = !allowP2P',
    'X2DynamicConfig: isP2PDisabled is NSNumber, not BOOL',
  ],
  ['objectivec', 'Playback.m', 'X2UploadOnAny :', 'X2UploadOnAlways :', 'X2UploadOn: X2UploadOnAlways is no constant'],
  ['objectivec', 'Playback.m', '- (void)x2Error:(NSError *)', '- (void)x2Error:(NSString *)', 'X2P2PObserver: x2Error: (NSString *)'],
  ['objectivec', 'Playback.m', 'stats.peers', 'stats.peerCount', 'X2Stats: peerCount'],
  ['csharp', 'Quickstart.cs', 'Engine.ProxyUrl(', 'Engine.ProxyURL(', 'Engine: ProxyURL'],
  ['csharp', 'Player.cs', 'IsP2PDisabled = !choice', 'P2PDisabled = !choice', 'EngineConfig: P2PDisabled'],
  ['csharp', 'Player.cs', 'IceServers = new[] { "', 'Token = new[] { "', 'EngineConfig: Token is string, not IReadOnlyList<string>'],
  ['csharp', 'Player.cs', 'config.UploadOn = UploadOn', 'config.Upload = UploadOn', 'EngineConfig: Upload'],
  ['csharp', 'Player.cs', 'EventType.ProxyStateChange', 'EventType.ProxyState', 'EventType: ProxyState'],
  ['csharp', 'Player.cs', 'raised.Message', 'raised.Text', 'EngineEvent: Text'],
  ['csharp', 'Player.cs', '{stats.Peers}', '{stats.PeerCount}', 'Stats: PeerCount'],
  ['csharp', 'Player.cs', '{error.Id}', '{error.Code}', 'X2Exception: Code'],
];

test.each(faults)('%s, %s: %s → %s', (language, file, right, wrong, said) => {
  const {sdk, samples} = languages.find((one) => one.language === language)!;
  const code = (samples as Readonly<Record<string, string>>)[file]!;
  expect(namesUsed(withFault(code, right, wrong), language, sdk).unknown).toContain(said);
});

describe('X2P2P.cs', () => {
  const read = (file: string) => readFileSync(`${EXAMPLES_DIR}windows/${file}`, 'utf8');
  const [wrapper, layer] = [read('X2P2P.cs'), read('X2P2P.Native.cs')];
  const squeeze = (code: string) => code.replaceAll(/\s+/g, ' ');

  test('has every C# signature of the contract', () => {
    const signatures = contracts.windows.methods.flatMap((method) => method.signatures.filter(({language}) => language === 'csharp'));
    expect(signatures.length).toBeGreaterThan(8);
    const parts = signatures
      .flatMap(({code}) => code.replace(/;$/, '').split(/ \{ (?=public)/))
      .map((part) => part.replace(/( \{ get; \})?( \})?$/, ''));
    expect(parts.filter((part) => !squeeze(wrapper).includes(squeeze(part)))).toEqual([]);
  });

  test('calls and fills only what X2P2P.Native.cs declares', () => {
    const called = [...wrapper.matchAll(/\bNative\.(\w+)/g)].map(([, name]) => name!);
    const filled = [...wrapper.matchAll(/\b(?:config|native)\.(\w+)/g)].map(([, name]) => name!);
    expect(called.length).toBeGreaterThan(10);
    expect(filled.length).toBeGreaterThan(30);
    expect(called.filter((name) => !new RegExp(`internal (?:static|delegate) [^;]*\\b${name}\\b`).test(layer))).toEqual([]);
    const ours = ['Write'];
    expect(filled.filter((name) => !ours.includes(name) && !new RegExp(`public \\w+ ${name};`).test(layer))).toEqual([]);
  });
});
