import type {SdkContract, SdkOption} from '../types.ts';
import type {Declarations} from './Declaration.ts';
import {engineOptions, enumNames, streamOptions} from './parts.ts';

/** The types of the Android SDK in Kotlin: each compiles as it stands. */
export function kotlinDeclarations(contract: SdkContract): Declarations {
  const type = ({kind}: SdkOption) => contract.types[kind];
  const field = (name: string, of: string, standard = '') => `    val ${name}: ${of}${standard && ` = ${standard}`},`;
  const dataClass = (name: string, fields: readonly string[]) => `data class ${name}(\n${fields.join('\n')}\n)`;
  const enumClass = (name: string, entries: readonly string[]) => `enum class ${name} { ${entries.join(', ')} }`;
  const config = (options: readonly SdkOption[]) => options.map((option) => field(option.name, type(option), standardOf(option)));
  return {
    config: dataClass('X2Config', config(engineOptions(contract))),
    'dynamic-config': dataClass(
      'X2DynamicConfig',
      engineOptions(contract)
        .filter(({dynamic}) => dynamic)
        .map((option) => field(option.name, type(option).replace(/\??$/, '?'), 'null')),
    ),
    'stream-config': dataClass('X2StreamConfig', config(streamOptions(contract))),
    'upload-on': enumClass('X2UploadOn', Object.values(contract.uploadOn)),
    'log-level': enumClass('X2LogLevel', enumNames(contract, 'logLevel')),
    validator: 'fun interface X2SegmentValidator {\n    fun isValid(url: String, data: ByteArray): Boolean\n}',
    stats: dataClass(
      'X2Stats',
      contract.stats.map(({name, type}) => field(name, type)),
    ),
    source: enumClass('X2Source', ['HTTP', 'P2P']),
    event: `interface X2Listener {\n${contract.events
      .flatMap(({names, payload}) =>
        names.map((name) => `    fun ${name}(${payload.map((field) => `${field.name}: ${field.type}`).join(', ')}) {}`),
      )
      .join('\n')}\n}`,
    error: `class X2Error(val id: String, val message: String, val url: String?)

class X2Exception(val id: String, message: String) : RuntimeException(message)`,
  };
}

function standardOf({kind, default: standard}: SdkOption): string {
  switch (kind) {
    case 'text':
      return '';
    case 'seconds':
      return `${standard}.0`;
    case 'uploadOn':
      return `X2UploadOn.${standard}`;
    case 'logLevel':
      return `X2LogLevel.${standard}`;
    default:
      return standard;
  }
}
