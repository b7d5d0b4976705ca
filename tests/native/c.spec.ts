import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {generate} from '@x2p2p/site/tools/config/generate';
import {readSettings} from '@x2p2p/site/tools/config/readSettings';
import {address} from '@x2p2p/site/tools/config/settings';
import {findProgram} from '../programs.ts';
import {ACCEPTED, WAITING, run, samplesIn, temporaryFolder, withFault, write, type Verdict} from './compile.ts';

const EXAMPLES = fileURLToPath(new URL('../../site/examples/windows', import.meta.url));
const compiler = findProgram('g++');
const mpv = findProgram('mpv/client.h');
const missing = [compiler.missing, mpv.missing].filter(Boolean).join(' ');
const samples = samplesIn('windows', 'cpp');

describe.skipIf(missing)(`C and C++${missing && `: ${missing}`}`, WAITING, () => {
  const folder = temporaryFolder();
  const compile = (language: 'c' | 'c++', standard: string, name: string, code: string): Verdict => {
    const [file] = write(folder, {[name]: code});
    const options = ['-x', language, `-std=${standard}`, '-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-I', EXAMPLES];
    return run(compiler.path!, [...options, file!]);
  };

  test.each([
    ['c', 'c99'],
    ['c++', 'c++17'],
  ] as const)('the header is %s by itself', (language, standard) =>
    expect(compile(language, standard, `header.${language}`, '#include "x2p2p.h"\n')).toEqual(ACCEPTED),
  );

  test.each(Object.entries(samples))('%s compiles', (name, code) => expect(compile('c++', 'c++17', name, code)).toEqual(ACCEPTED));

  test.each([{}, {swarm: 'it\'s "x" \\'}, {dynamic: '{"isP2PDisabled": true, "highDemandTimeWindow": 8}'}, {tracker: '', stun: ''}])(
    'what the configuration tool writes compiles: %o',
    (settings) => {
      const {project} = readSettings({...address.defaults, platform: 'windows', ...settings});
      const {code} = generate(project!).find(({id}) => id === 'player')!;
      expect(compile('c++', 'c++17', 'generated.cpp', code)).toEqual(ACCEPTED);
    },
  );

  test.each([
    ['a function that the header does not have', 'player.cpp', 'x2p2p_config_free(', 'x2p2p_free_config('],
    ['a field that the header does not have', 'quickstart.cpp', 'config.ice_servers =', 'config.iceServers ='],
    ['a constant of another enumeration', 'player.cpp', 'X2P2P_UPLOAD_ANY :', 'X2P2P_LOG_NONE :'],
    ['a callback of another form', 'player.cpp', 'void on_event(const x2p2p_event *event, void *)', 'void on_event(x2p2p_event *event)'],
    ['a function of libmpv that is not there', 'quickstart.cpp', 'mpv_command(', 'mpv_commands('],
    ['a variable that nothing uses', 'quickstart.cpp', 'const char *command[]', 'int unused = 0;\n  const char *command[]'],
  ])('a compiler refuses %s', (_name, file, right, wrong) => {
    const verdict = compile('c++', 'c++17', file, withFault(samples[file]!, right, wrong));
    expect(verdict.isAccepted).toBe(false);
    expect(verdict.said).toContain('error:');
  });
});
