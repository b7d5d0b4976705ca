import type {SdkContract, SdkOption} from '../types.ts';
import type {Declarations} from './Declaration.ts';
import {engineOptions, enumNames, streamOptions} from './parts.ts';

/** The types of the iOS SDK in Swift, without bodies and access levels. */
export function swiftDeclarations(contract: SdkContract): Declarations {
  const variable = (option: SdkOption) => {
    const isRequired = option.kind === 'text';
    return `    var ${option.name}: ${contract.types[option.kind]}${isRequired ? '' : ` = ${option.default}`}`;
  };
  const structure = (name: string, lines: readonly string[]) => `struct ${name} {\n${lines.join('\n')}\n}`;
  const enumeration = (name: string, cases: readonly string[]) => `enum ${name} {\n    case ${cases.join(', ')}\n}`;
  const bare = (name: string) => name.replace(/^\./, '');
  return {
    config: structure('X2Config', ['    init(token: String)', '', ...engineOptions(contract).map(variable)]),
    'dynamic-config': structure('X2DynamicConfig', [
      '    init()',
      '',
      ...engineOptions(contract)
        .filter(({dynamic}) => dynamic)
        .map(({name, kind}) => `    var ${name}: ${contract.types[kind].replace(/\??$/, '?')} = nil`),
    ]),
    'stream-config': structure('X2StreamConfig', [
      `    init(${streamOptions(contract)
        .map(({name, kind}) => `${name}: ${contract.types[kind]} = nil`)
        .join(', ')})`,
      '',
      ...streamOptions(contract).map(variable),
    ]),
    'upload-on': enumeration('X2UploadOn', Object.values(contract.uploadOn).map(bare)),
    'log-level': enumeration('X2LogLevel', enumNames(contract, 'logLevel').map(bare)),
    stats: structure(
      'X2Stats',
      contract.stats.map(({name, type}) => `    let ${name}: ${type}`),
    ),
    source: enumeration('X2Source', ['http', 'p2p']),
    event: `enum X2Event {\n${contract.events
      .flatMap(({names, payload}) =>
        names
          .filter((name) => name.startsWith('.'))
          .map((name) => `    case ${bare(name)}(${payload.map((field) => caseField(field, payload.length)).join(', ')})`),
      )
      .join('\n')}\n}`,
    error: 'struct X2Error: Error {\n    let id: String\n    let message: String\n    let url: URL?\n}',
  };
}

/** A case with one value has it without a label, so that a reader can bind it as `.error(let error)`. */
const caseField = ({name, type}: {readonly name: string; readonly type: string}, count: number) =>
  count === 1 ? type : `${name}: ${type}`;
