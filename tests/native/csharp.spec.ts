import {describe, expect, test} from 'vitest';
import {findProgram} from '../programs.ts';
import {ACCEPTED, WAITING, run, samplesIn, temporaryFolder, withFault, write, type Verdict} from './compile.ts';

// Debian's compiler knows C# 7.2, so the layer below the wrapper is written in it and stands in a file of its own.
const mcs = findProgram('mcs');
const layer = samplesIn('windows', 'csharp')['X2P2P.Native.cs']!;

describe.skipIf(mcs.missing)(`C#${mcs.missing ? `: ${mcs.missing}` : ''}`, WAITING, () => {
  const folder = temporaryFolder();
  const compile = (code: string): Verdict => {
    const [file] = write(folder, {'X2P2P.Native.cs': code});
    return run(mcs.path!, ['-langversion:7.2', '-warn:4', '-warnaserror', '-target:library', `-out:${folder}/native.dll`, file!]);
  };

  test('the declarations of the C interface compile', () => expect(compile(layer)).toEqual(ACCEPTED));

  test('a compiler refuses two methods that differ by ref and out alone', () => {
    const pair =
      'internal static extern void Shutdown();\n        static void ConfigInit(out NativeConfig config) { config = DefaultConfig(); }';
    const verdict = compile(withFault(layer, 'internal static extern void Shutdown();', pair));
    expect(verdict.said).toContain('CS0663');
    expect(verdict.isAccepted).toBe(false);
  });
});
