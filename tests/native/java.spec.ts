import {describe, expect, test} from 'vitest';
import {findProgram} from '../programs.ts';
import {ACCEPTED, WAITING, androidStubs, run, samplesIn, temporaryFolder, withFault, write, type Verdict} from './compile.ts';
import {javaSdk} from './sdkStubs.ts';

const javac = findProgram('javac');
const samples = samplesIn('android', 'java');

describe.skipIf(javac.missing)(`Java${javac.missing ? `: ${javac.missing}` : ''}`, WAITING, () => {
  const folder = temporaryFolder();
  const library = `${folder}/library`;
  let sdk: Verdict | undefined;

  /** Compiled once: the SDK and Android do not change between the tests. */
  const compileSdk = (): Verdict =>
    (sdk ??= run(javac.path!, ['-d', library, '-encoding', 'UTF-8', ...androidStubs('.java'), ...write(`${folder}/sdk`, javaSdk())]));

  const compile = (name: string, files: Readonly<Record<string, string>>): Verdict => {
    compileSdk();
    const sources = write(`${folder}/${name}`, files);
    const options = ['-encoding', 'UTF-8', '--release', '11', '-Xlint:all', '-Werror'];
    return run(javac.path!, ['-d', `${folder}/${name}/out`, '-cp', library, ...options, ...sources]);
  };

  test('what the page prints of the SDK is Java', () => expect(compileSdk()).toEqual(ACCEPTED));

  test('the samples compile', () => expect(compile('samples', samples)).toEqual(ACCEPTED));

  test.each([
    ['a method that the contract does not have', 'Quickstart.java', 'X2P2P.proxyUrl(', 'X2P2P.proxyURL('],
    ['an option of another type', 'Engine.java', 'setAnnounceTrackers(List.of(', 'setAnnounceTrackers(Integer.valueOf('],
    [
      'an option that needs a restart',
      'Engine.java',
      'setUploadOn(uploadOn(allowMobileUpload))\n                    .build());',
      'setIceServers(List.of())\n                    .build());',
    ],
    ['an event that the contract does not have', 'Engine.java', 'public void onError(X2Error', 'public void onFailure(X2Error'],
    ['a statistic that the contract does not have', 'Engine.java', 'stats.getPeers()', 'stats.getPeerCount()'],
  ])('a compiler refuses %s', (name, file, right, wrong) => {
    const verdict = compile(name.replaceAll(' ', '-'), {...samples, [file]: withFault(samples[file]!, right, wrong)});
    expect(verdict.isAccepted).toBe(false);
    expect(verdict.said).toContain(`${file}:`);
  });
});
