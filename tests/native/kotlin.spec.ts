import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {generate} from '@x2p2p/site/tools/config/generate';
import {readSettings} from '@x2p2p/site/tools/config/readSettings';
import {address} from '@x2p2p/site/tools/config/settings';
import {findProgram} from '../programs.ts';
import {ACCEPTED, WAITING, androidStubs, run, samplesIn, temporaryFolder, withFault, write, type Verdict} from './compile.ts';
import {kotlinSdk} from './sdkStubs.ts';

// The compiler comes with npm; Java, on which it runs, with the system.
const lib = join(dirname(createRequire(import.meta.url).resolve('kotlin-compiler/package.json')), 'lib');
const javac = findProgram('javac');
const samples = samplesIn('android', 'kotlin');

// Starting it takes most of its time, so each test asks it once, about many files.
describe.skipIf(javac.missing)(`Kotlin${javac.missing ? `: ${javac.missing}` : ''}`, WAITING, () => {
  const folder = temporaryFolder();

  function compile(name: string, files: Readonly<Record<string, string>>): Verdict {
    const sources = write(`${folder}/${name}`, {'X2P2P.kt': kotlinSdk(), ...files});
    // A short run gains more from a quick start than from optimized code.
    const machine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', join(lib, 'kotlin-preloader.jar')];
    const preloader = ['org.jetbrains.kotlin.preloading.Preloader', '-cp', join(lib, 'kotlin-compiler.jar')];
    const compiler = [...machine, ...preloader, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
    const libraries = ['kotlin-stdlib.jar', 'kotlinx-coroutines-core-jvm.jar', 'annotations-13.0.jar'].map((jar) => join(lib, jar));
    const options = ['-no-stdlib', '-no-reflect', '-Werror', '-cp', libraries.join(':'), '-d', `${folder}/${name}/out`];
    const java = join(dirname(javac.path!), 'java');
    return run(java, [...compiler, ...options, ...androidStubs('.java'), ...androidStubs('.kt'), ...sources]);
  }

  test('the samples compile, and so does what the configuration tool writes', () => {
    const written = generated();
    expect(Object.keys(written)).toHaveLength(4);
    expect(compile('samples', {...samples, ...written})).toEqual(ACCEPTED);
  });

  const faults: readonly [file: string, right: string, wrong: string][] = [
    ['Quickstart.kt', 'X2P2P.proxyUrl(', 'X2P2P.proxyURL('],
    ['Quickstart.kt', 'iceServers = listOf(', 'iceServers = setOf('],
    ['Quickstart.kt', 'token = token,', ''],
    ['Playback.kt', 'X2DynamicConfig(isP2PDisabled = true)', 'X2DynamicConfig(token = "a")'],
    ['Playback.kt', 'override fun onError(error: X2Error)', 'override fun onError(error: X2Exception)'],
    ['Playback.kt', '${it.httpBytes}', '${it.httpByte}'],
    ['Playback.kt', 'X2UploadOn.WIFI_ONLY', 'X2UploadOn.WIFI'],
    ['PlayerApp.kt', 'override var choice', 'override var choices'],
  ];
  test('a compiler refuses each of several faults', () => {
    const files = faults.map(([file, right, wrong], index): [string, string] => [
      `fault${index}/${file}`,
      withFault(samples[file]!, right, wrong),
    ]);
    // Each in a package of its own, with the other samples beside it.
    const whole = files.flatMap(([path, code], index): [string, string][] => [
      ...Object.entries(samples)
        .filter(([name]) => !path.endsWith(`/${name}`))
        .map(([name, sample]): [string, string] => [`fault${index}/${name}`, inPackage(sample, `fault${index}`)]),
      [path, inPackage(code, `fault${index}`)],
    ]);
    const {isAccepted, said} = compile('faults', Object.fromEntries(whole));
    expect(isAccepted).toBe(false);
    expect(files.map(([path]) => path).filter((path) => !said.includes(`${path}:`))).toEqual([]);
  });
});

const inPackage = (code: string, name: string) => code.replace(/^package .*$/m, `package ${name}`);

/** What the configuration tool writes for Android, with and without what is optional. */
function generated(): Record<string, string> {
  const settings = [
    {},
    {swarm: 'it\'s a $stream \\ "x"'},
    {dynamic: '{"isP2PDisabled": true, "highDemandTimeWindow": 8}'},
    {tracker: '', stun: ''},
  ];
  return Object.fromEntries(
    settings.map((choice, index) => {
      const {project} = readSettings({...address.defaults, platform: 'android', ...choice});
      const {code} = generate(project!).find(({language}) => language === 'kotlin')!;
      return [`generated${index}.kt`, `package generated${index}\n\n${code}`];
    }),
  );
}
