import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {options as webOptions} from 'x2-core/options';
import {parsers} from '@x2p2p/test-tools/parsers';
import {isNative, nativeProducts, productIds, webProducts} from '../../data/products.ts';
import {contracts} from '../../data/sdk/index.ts';
import {generate, type GeneratedFile} from './generate.ts';
import {cppString, kotlinString, swiftString, tsString} from './literals.ts';
import {nativeOptions} from './optionProblems.ts';
import {readSettings, type Project} from './readSettings.ts';
import {skinIds} from './skins.ts';
import {address, uploadPolicies, type Settings} from './settings.ts';

const sample = (path: string): string => readFileSync(new URL(`../../../examples/${path}`, import.meta.url), 'utf8');
const region = (text: string): string => text.match(/# #region \w+\n([^]*?)# #endregion/)?.[1] ?? '';

function project(settings: Partial<Settings> = {}): Project {
  const {project: made, problems} = readSettings({...address.defaults, ...settings});
  if (!made) throw new Error(JSON.stringify(problems));
  return made;
}
const file = (settings: Partial<Settings>, id: string): GeneratedFile =>
  generate(project(settings)).find((candidate) => candidate.id === id)!;

async function syntaxProblems({language, code}: GeneratedFile): Promise<unknown[]> {
  return language === 'nginx' ? [] : parsers[language]!(code);
}

/** What the compiler says of files that stand beside the samples, under their rules. */
function typeProblems(sources: Readonly<Record<string, string>>): string[] {
  const folder = fileURLToPath(new URL('../../../examples/', import.meta.url));
  const {options} = ts.parseJsonConfigFileContent(ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile).config, ts.sys, folder);
  const texts = new Map(Object.entries(sources).map(([name, text]) => [`${folder}${name}`, text]));
  const host = ts.createCompilerHost(options);
  const read = {file: host.getSourceFile, exists: host.fileExists, text: host.readFile};
  host.fileExists = (path) => texts.has(path) || read.exists(path);
  host.readFile = (path) => texts.get(path) ?? read.text(path);
  host.getSourceFile = (path, language, ...rest) =>
    texts.has(path) ? ts.createSourceFile(path, texts.get(path)!, language) : read.file(path, language, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...texts.keys()], options, host))
    .map(({file: found, messageText}) => `${found?.fileName.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

describe('generate', () => {
  const variants = productIds.flatMap((platform) =>
    (['live', 'vod'] as const).flatMap((mode) => uploadPolicies.map((upload) => ({platform, mode, upload}))),
  );

  it.each(variants)('writes code that parses: $platform, $mode, $upload', async (variant) => {
    const isWeb = !isNative(variant.platform);
    const dynamic = '{"isP2PDisabled": true, "highDemandTimeWindow": 8}';
    for (const settings of [variant, {...variant, dynamic, swarm: 'it\'s a $stream \\ "x"', consent: isWeb}]) {
      for (const one of generate(project(settings))) expect(await syntaxProblems(one), one.code).toEqual([]);
    }
  });

  it('writes web code that compiles', {timeout: 60_000}, () => {
    const sources = webProducts.flatMap(({id: platform}) =>
      [{}, {consent: false}, {upload: 'always' as const, tracker: ''}, ...skinIds.map((skin) => ({skin}))].map(
        (choice): [string, string] => {
          const dynamic = '{"isP2PDisabled": true}';
          return [`${platform}${JSON.stringify(choice).replaceAll(/\W/g, '-')}.ts`, file({platform, dynamic, ...choice}, 'player').code];
        },
      ),
    );
    expect(typeProblems(Object.fromEntries(sources))).toEqual([]);
  });

  it('writes the policy of the docs, the same to the letter', () => {
    expect(file({}, 'csp').code.trimEnd().split('\n').at(-1)).toBe(region(sample('hls-csp/nginx.conf')).trimEnd());
    expect(file({}, 'cors').code).toBe(region(sample('hls-cors/nginx.conf')));
    expect(file({platform: 'android'}, 'network-security').code).toBe(sample('android/network_security_config.xml'));
    expect(file({platform: 'ios'}, 'info').code).toBe(sample('ios/Info.plist'));
    const manifest = file({platform: 'android'}, 'manifest').code;
    for (const declared of manifest.match(/<uses-permission[^>]+>|android:networkSecurityConfig="[^"]+"/g)!)
      expect(sample('android/AndroidManifest.xml')).toContain(declared);
    expect(manifest.match(/<uses-permission/g)).toEqual(sample('android/AndroidManifest.xml').match(/<uses-permission/g));
  });

  it.each([
    ['{"isP2PUploadDisabled": false}', ['isP2PUploadDisabled']],
    ['{"isP2PUploadDisabled": true, "isP2PDisabled": false}', ['isP2PUploadDisabled', 'isP2PDisabled']],
    [
      '{"mainStream": {"isP2PUploadDisabled": false}, "secondaryStream": {"isP2PDisabled": false}}',
      ['mainStream.isP2PUploadDisabled', 'secondaryStream.isP2PDisabled'],
    ],
    [
      '{"mainStream": {"announceTrackers": ["wss://t.example/?token=secret"], "highDemandTimeWindow": 8}, "secondaryStream": {"swarmId": "a"}}',
      ['mainStream.announceTrackers', 'secondaryStream.swarmId'],
    ],
  ])('refuses options that would undo the fields above: %s', (options, places) => {
    expect(readSettings({...address.defaults, options}).problems.map(({where}) => where)).toEqual(places);
  });

  it('keeps a stream closed when the viewer agrees', () => {
    expect(file({options: '{"secondaryStream": {"isP2PDisabled": true}}', consent: true}, 'player').code).toContain(
      'applyDynamicConfig({core: {isP2PDisabled: !isAllowed, secondaryStream: {isP2PDisabled: true}}});',
    );
  });

  it('keeps waiting for the viewer when P2P starts switched off anyway', () => {
    expect(file({options: '{"isP2PDisabled": true}', consent: true}, 'player').code).toContain('setP2PAllowed');
  });

  it.each(skinIds)('allows in the policy what %s needs, for HLS.js alone', (skin) => {
    const isOurs = skin === 'browser';
    expect(file({skin}, 'csp').code.includes("style-src 'self' 'unsafe-inline'")).toBe(!isOurs);
    expect(file({skin, platform: 'shaka'}, 'csp').code).not.toContain('style-src');
  });

  it('asks for no CORS on the page’s own origin', () => {
    expect(generate(project({stream: 'https://www.x2p2p.example/live/a.m3u8'})).map(({id}) => id)).toEqual(['player', 'csp', 'range']);
    expect(file({stream: 'https://www.x2p2p.example/live/a.m3u8'}, 'csp').code).toContain(
      "connect-src 'self' wss://tracker.x2p2p.example;",
    );
  });

  it('admits several sites to the CDN, each by its own name, and leaves out the CDN’s own', () => {
    const site = 'https://www.x2p2p.example, https://m.x2p2p.example/watch https://cdn.x2p2p.example，https://www.x2p2p.example';
    const [map, cors] = [file({site}, 'cors-map').code, file({site}, 'cors').code];
    expect([...map.matchAll(/"(.+)" \$http_origin;/g)].map(([, origin]) => origin)).toEqual([
      'https://www.x2p2p.example',
      'https://m.x2p2p.example',
    ]);
    expect(cors).toContain('add_header Vary "Origin" always;');
    expect(cors).toContain('Access-Control-Allow-Origin $x2_admitted_origin always;');
    // Each page has the policy, and to one of them the CDN is another origin.
    expect(file({site}, 'csp').code).toContain("connect-src 'self' https://cdn.x2p2p.example ");
    expect(generate(project({site: 'https://www.x2p2p.example, https://cdn.x2p2p.example'})).map(({id}) => id)).not.toContain('cors-map');
  });

  it('uses the names of the contract', () => {
    for (const {id: platform} of nativeProducts) {
      const {code} = file({platform, dynamic: '{"isP2PDisabled": true}', swarm: 'a'}, 'player');
      const called = [...code.matchAll(/X2P2P\.([a-zA-Z]+)\(|\b(x2p2p_\w+)\(/g)].map(([, method, fn]) => method ?? fn!);
      const titles = contracts[platform].methods.map(({title}) => title).join(' ');
      expect(called.length).toBeGreaterThan(2);
      for (const name of called) expect(titles, `${platform} has ${name}`).toContain(name);
      const {uploadOn} = contracts[platform];
      expect(new Set(Object.values(uploadOn)).size).toBe(3);
      for (const upload of uploadPolicies) expect(file({platform, upload}, 'player').code).toContain(uploadOn[upload]);
    }
  });

  it('writes a Double as one in Kotlin', () => {
    expect(file({platform: 'android', options: '{"highDemandTimeWindow": 12, "httpErrorRetries": 4}'}, 'player').code).toMatch(
      /highDemandTimeWindow = 12\.0,\n\s+httpErrorRetries = 4,/,
    );
  });

  it('writes no token and asks for none without a tracker', () => {
    expect(file({tracker: ''}, 'player').code).not.toMatch(/token|announceTrackers/);
  });

  it.each(["https://cdn.x2p2p.example/it's;$(id)`id`/a.m3u8", 'https://cdn.x2p2p.example/%27;id;%27/a.m3u8'])(
    'writes one command, with %s as one of its words',
    async (stream) => {
      const script = file({stream}, 'range');
      expect(await syntaxProblems(script)).toEqual([]);
      const [command, ...rest] = script.code.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(rest).toEqual([]);
      expect(command).toMatch(/^curl -s -o \/dev\/null -r 0-1 -w '[^']*' 'https:[^'\s]*\/SEGMENT\.ts'$/);
    },
  );

  it('keeps what the reader typed inside its string', () => {
    const text = fc.string({unit: 'binary', maxLength: 60});
    fc.assert(
      fc.property(text, (value) => {
        expect(new Function(`return ${tsString(value)}`)()).toBe(value);
        for (const write of [kotlinString, swiftString, cppString]) expect(write(value)).toMatch(/^"(?:[^"\\\n]|\\.)*"$/su);
      }),
    );
  });
});

describe('readSettings', () => {
  const problemsOf = (settings: Partial<Settings>): string[] =>
    readSettings({...address.defaults, ...settings}).problems.map(({message}) => message);

  it('accepts the example of the page on every platform', () => {
    for (const platform of productIds) expect(problemsOf({platform})).toEqual([]);
  });

  it.each<[string, Partial<Settings>, RegExp]>([
    ['an unknown option', {options: '{"highDemandWindow": 3}'}, /X2-1002.*highDemandTimeWindow/],
    ['an option of another version', {options: '{"cachedSegmentsCount": 3}'}, /segmentMemoryStorageLimit/],
    ['a prototype', {options: '{"__proto__": {"a": 1}}'}, /X2-1002/],
    ['a wrong type', {options: '{"highDemandTimeWindow": "3"}'}, /X2-1003/],
    ['a function', {options: '{"validateP2PSegment": 1}'}, /X2-1003.*函数/],
    ['an option of hls.js', {options: '{"liveSyncDurationCount": 6}'}, /X2-1002.*hls\.js 自己的选项.*与 p2p 并列/],
    ['an option of Shaka Player', {platform: 'shaka', options: '{"streaming": {}}'}, /X2-1002.*player\.configure/],
    ['headers of playlists', {options: '{"xhrSetup": 1}'}, /httpRequestSetup/],
    ['a value out of range', {options: '{"simultaneousHttpDownloads": 99}'}, /X2-1004/],
    ['a fixed option while running', {dynamic: '{"trackerClientVersionPrefix": "a"}'}, /X2-1006/],
    ['a fixed option that has a field', {dynamic: '{"swarmId": "a"}'}, /X2-1006/],
    ['an option that has a field', {options: '{"swarmId": "a"}'}, /由上面的输入决定/],
    ['no JSON', {options: '{a: 1}'}, /JSON/],
    ['no object', {options: '[1]'}, /对象/],
    ['an insecure tracker', {tracker: 'ws://tracker.x2p2p.example'}, /wss/],
    ['an insecure stream', {stream: 'http://cdn.x2p2p.example/a.m3u8'}, /https/],
    ['no stream', {stream: ''}, /还没有填/],
    ['a token in an address', {tracker: 'wss://tracker.x2p2p.example/announce?token='}, /不要写 token/],
    ['a password in an address', {stream: 'https://a:b@cdn.x2p2p.example/a.m3u8'}, /密码/],
    ['TURN', {stun: 'turn:turn.x2p2p.example'}, /TURN/],
    ['a web option in an app', {platform: 'ios', options: '{"trackerClientVersionPrefix": "-X-"}'}, /iOS SDK 没有/],
    ['a contract range', {platform: 'android', options: '{"segmentMemoryStorageLimit": 8}'}, /X2-1004.*≥ 16/],
    ['half a piece', {platform: 'windows', options: '{"httpErrorRetries": 1.5}'}, /X2-1004/],
    ['a handler in an app', {platform: 'android', options: '{"validateP2PSegment": true}'}, /不能写成 JSON/],
  ])('refuses %s', (_, settings, message) => {
    const {project: made, problems} = readSettings({...address.defaults, ...settings});
    expect(made).toBeUndefined();
    expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
  });

  it.each<[Partial<Settings>, string[]]>([
    [{stream: ''}, ['stream']],
    [{site: 'x2p2p.example'}, ['site']],
    [{site: 'https://a.example, b.example, c.example'}, ['site']],
    [{tracker: 'wss://a.example/?token=1, https://b.example'}, ['tracker', 'tracker']],
    [{stun: 'turn:a.example'}, ['stun']],
    [{swarm: 'a\u0000b'}, ['swarm']],
    [{options: '{a: 1}', dynamic: '[]'}, ['options', 'dynamic']],
    [{options: '{"swarmId": "a", "highDemandWindow": 3, "isP2PUploadDisabled": true}'}, ['options', 'options', 'options']],
    [{dynamic: '{"swarmId": "a", "trackerClientVersionPrefix": "a"}'}, ['dynamic', 'dynamic']],
  ])('ties each problem of %j to its field', (settings, fields) => {
    expect(readSettings({...address.defaults, ...settings}).problems.map(({field}) => field)).toEqual(fields);
  });

  // Legal in a host name by the URL standard, but code in a shell or in a server's configuration.
  it.each([...'!"$&\'()*+,;=`{}~'])('refuses a host with %s in its name', (character) => {
    for (const [field, scheme] of [
      ['stream', 'https'],
      ['site', 'https'],
      ['tracker', 'wss'],
    ] as const) {
      // In a list of addresses some of these characters are separators.
      const {project: made, problems} = readSettings({...address.defaults, [field]: `${scheme}://a${character}b.example/live/a.m3u8`});
      expect(made).toBeUndefined();
      expect(problems[0]).toMatchObject({field, message: expect.stringMatching(/域名或 IP 地址|完整地址/)});
    }
  });

  it.each(['中文.example', 'a-b_c.example.', '127.0.0.1:8443', '[::1]:8443'])('takes the host %s', (host) => {
    expect(problemsOf({stream: `https://${host}/a.m3u8`})).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ["curl 'https://cdn.x2p2p.example/a.m3u8' -H 'a: b'", /curl/],
    ['https://cdn.x2p2p.example/a.m3u8 https://cdn.x2p2p.example/b.m3u8', /不止一个地址/],
    ['#EXTM3U #EXTINF:4,', /播放列表的文本/],
    ['data:application/vnd.apple.mpegurl,a', /https:\/\//],
  ])('says what %s is instead of an address', (stream, message) => {
    expect(problemsOf({stream})).toEqual([expect.stringMatching(message)]);
  });

  it('takes an address with characters that nobody sees', () => {
    expect(project({stream: '\u200Bhttps://cdn.x2p2p.example/li\u200Bve/a.m3u8\n'}).streamUrl).toBe(
      'https://cdn.x2p2p.example/live/a.m3u8',
    );
  });

  it('reads no options that go on for ever', () => {
    const options = JSON.stringify(Object.fromEntries(Array.from({length: 5000}, (_, index) => [`option${index}`, index])));
    expect(problemsOf({options, dynamic: options})).toEqual([
      expect.stringContaining('不像一份配置'),
      expect.stringContaining('不像一份配置'),
    ]);
    expect(problemsOf({options: `{"highDemandTimeWindow": 12}${' '.repeat(30_000)}`})).toEqual([]);
  });

  it('allows an insecure tracker on an insecure page, as in development', () => {
    expect(
      problemsOf({site: 'http://localhost:3000', stream: 'http://localhost:3000/a.m3u8', tracker: 'ws://127.0.0.1:8000/announce'}),
    ).toEqual([]);
  });

  it('refuses exactly the native options that are no values', () => {
    expect(nativeOptions('android').map(({name}) => name)).toEqual(
      contracts.android.options
        .filter(({name}) => name in webOptions && !['announceTrackers', 'swarmId', 'validateP2PSegment'].includes(name))
        .map(({name}) => name),
    );
  });

  it('gives a project that parses, or a reason, for whatever is typed', async () => {
    const text = fc.oneof(fc.string({maxLength: 80}), fc.webUrl({withQueryParameters: true, withFragments: true}), fc.json());
    const typed = fc.record({
      platform: fc.constantFrom(...productIds),
      mode: fc.constantFrom('live' as const, 'vod' as const),
      skin: fc.constantFrom(...skinIds),
      upload: fc.constantFrom(...uploadPolicies),
      consent: fc.boolean(),
      stream: text,
      site: fc.oneof(text, fc.constant(address.defaults.site)),
      tracker: fc.oneof(text, fc.constant('')),
      stun: fc.oneof(text, fc.constant('')),
      swarm: fc.string({maxLength: 60, unit: 'grapheme'}),
      options: fc.oneof(
        text,
        fc
          .dictionary(fc.constantFrom(...Object.keys(webOptions)), fc.oneof(fc.nat(20_000), fc.boolean()))
          .map((value) => JSON.stringify(value)),
      ),
      dynamic: fc.oneof(text, fc.constant('')),
    });
    await fc.assert(
      fc.asyncProperty(typed, async (settings) => {
        const {project: made, problems} = readSettings(settings);
        expect(made === undefined).toBe(problems.length > 0);
        if (!made) return;
        for (const one of generate(made)) expect(await syntaxProblems(one), one.code).toEqual([]);
      }),
      {numRuns: 120},
    );
  });
});
