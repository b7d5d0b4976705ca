import {describe, expect, it} from 'vitest';
import {parsers} from '@x2p2p/test-tools/parsers';
import {contracts} from '@x2p2p/site/data/sdk';
import {optionName, snakeCase} from '@x2p2p/site/data/sdk/spelling';
import type {SdkContract} from '@x2p2p/site/data/sdk/types';
import {errorEntry, errorIds, occursOn} from '@x2p2p/site/data/errors';
import {productOf, type NativeLanguage} from '@x2p2p/site/data/products';
import {sampleFiles} from './collectSnippets.ts';

/** A signature stands in a type of its language; this is the least that makes it a whole program. */
const programOf: Readonly<Record<NativeLanguage, (signature: string) => string>> = {
  kotlin: (code) => `interface X { ${code.replaceAll('\n', '; ')} }`,
  java: (code) => `interface X { ${code} }`,
  swift: (code) => `protocol X { ${code.replace(/ = X2StreamConfig\(\)/, '')} }`,
  objectivec: (code) => `@interface X : NSObject\n${code}\n@end`,
  c: (code) => code,
  csharp: (code) => `class X { ${code.replace(/\)(?=;)/, ') {}').replace(/\{\};/, '{}')} }`,
};

const sdks: readonly SdkContract[] = Object.values(contracts);
const squeeze = (code: string) => code.replace(/\s+/g, ' ');
const header = sampleFiles('windows').find(({where}) => where.endsWith('x2p2p.h'))!.code;
/** The C interface as C# declares it. */
const layer = sampleFiles('windows').find(({where}) => where.endsWith('X2P2P.Native.cs'))!.code;

describe.each(sdks)('contract of $id', (contract) => {
  const {languages, spelling} = productOf(contract.id);

  it('has every signature in every language, and each parses', async () => {
    const faults: string[] = [];
    for (const {title, signatures} of contract.methods) {
      expect(
        signatures.map(({language}) => language),
        title,
      ).toEqual(languages);
      for (const {language, code} of signatures) {
        const problems = await parsers[language]!(programOf[language](code));
        faults.push(...problems.map(({message}) => `${title} (${language}): ${message}`));
      }
    }
    expect(faults).toEqual([]);
  });

  it('has unique anchors and option names', () => {
    for (const names of [contract.methods.map(({id}) => id), contract.events.map(({id}) => id), contract.options.map(({name}) => name)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('throws only errors of the catalogue that exist on this platform', () => {
    for (const id of contract.methods.flatMap((method) => method.throws ?? [])) {
      expect(occursOn(errorEntry(id), contract.id), id).toBe(true);
      expect(errorEntry(id).effect, id).toBe('throw');
    }
  });

  it('throws every error that the catalogue says is thrown on this platform', () => {
    const thrown = contract.methods.flatMap((method) => method.throws ?? []);
    const listed = errorIds.filter((id) => errorEntry(id).effect === 'throw' && occursOn(errorEntry(id), contract.id));
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.filter((id) => !thrown.includes(id))).toEqual([]);
  });

  it('has samples that call nothing outside it', () => {
    const code = sampleFiles(contract.id)
      .map((sample) => sample.code)
      .join('\n');
    const calls = spelling === 'snake_case' ? /\b(x2p2p_\w+)\(/g : /\bX2P2P\.([a-z]\w*)/g;
    const names = new Set([...code.matchAll(calls)].map((match) => match[1]!));
    const signatures = contract.methods.flatMap((method) => method.signatures.map((signature) => signature.code)).join('\n');
    expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(signatures))).toEqual([]);
    expect(names.size).toBeGreaterThan(3);
  });
});

describe('options', () => {
  it('carry the defaults of p2p-media-loader-core 2.3.1 where the web engine has them too', () => {
    const expected = {
      highDemandTimeWindow: '15',
      httpDownloadTimeWindow: '3000',
      p2pDownloadTimeWindow: '6000',
      simultaneousHttpDownloads: '2',
      simultaneousP2PDownloads: '3',
      webRtcMaxMessageSize: String(64 * 1024 - 1),
      p2pNotReceivingBytesTimeoutMs: '2000',
      p2pInactiveLoaderDestroyTimeoutMs: '30000',
      httpNotReceivingBytesTimeoutMs: '3000',
      httpErrorRetries: '3',
      p2pErrorRetries: '3',
    };
    for (const {id, options} of sdks) {
      const actual = Object.fromEntries(options.filter(({name}) => name in expected).map((option) => [option.name, option.default]));
      expect(actual, id).toEqual(expected);
    }
  });
});

describe('x2p2p.h', () => {
  it('declares every C signature of the contract', () => {
    const declared = squeeze(header);
    const signatures = contracts.windows.methods.flatMap(({signatures: all}) => all.filter(({language}) => language === 'c'));
    expect(signatures.filter(({code}) => !declared.includes(squeeze(code))).map(({code}) => code)).toEqual([]);
    expect(header.match(/^\w.*\bx2p2p_\w+\([^;{}]*\);$/gm)).toHaveLength(signatures.flatMap(({code}) => code.match(/;$/gm)).length);
  });

  it('has a field for every option, of the type the page prints', () => {
    const {options, types} = contracts.windows;
    const missing = options.filter(({name, kind}) => {
      const spelled = optionName(name, 'windows');
      return !squeeze(header)
        .replace(/\* (?=\w)/g, '*')
        .includes(`${types[kind]} ${spelled};`.replace(/\* (?=\w)/g, '*'));
    });
    expect(missing.map(({name}) => name)).toEqual([]);
  });

  it('has every event, every field of an event and every statistic', () => {
    const names = contracts.windows.events.flatMap((event) => [...event.names, ...event.payload.map(({name}) => name)]);
    const fields = [...names, ...contracts.windows.stats.map(({name}) => name)];
    expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(header))).toEqual([]);
  });

  it('is bound function by function in X2P2P.Native.cs', () => {
    const functions = header.match(/\bx2p2p_\w+(?=\([^;{}()]*\);)/g)!;
    expect(functions.filter((name) => !layer.includes(`EntryPoint = "${name}"`))).toEqual([]);
  });

  it('has the structures of X2P2P.Native.cs, field for field', () => {
    for (const [c, csharp] of [
      ['config', 'NativeConfig'],
      ['stream_config', 'NativeStreamConfig'],
      ['stats', 'NativeStats'],
      ['event', 'NativeEvent'],
    ] as const) {
      const cFields = header.match(new RegExp(`typedef struct x2p2p_${c} \\{([^}]*)\\}`))![1]!.match(/\w+(?=;)/g)!;
      const csFields = layer.match(new RegExp(`struct ${csharp}\\s*\\{([^}]*)\\}`))![1]!.match(/\w+(?=;)/g)!;
      expect(csFields.map((name) => snakeCase(name))).toEqual(cFields);
    }
  });
});
