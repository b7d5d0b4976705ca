import type {Field, SdkContract, SdkOption} from '../types.ts';
import type {Declarations} from './Declaration.ts';
import {engineOptions, enumNames, streamOptions} from './parts.ts';

/** The types of the Android SDK in Java, without bodies. */
export function javaDeclarations(contract: SdkContract): Declarations {
  const typed = ({name, kind}: SdkOption): Field => ({name, type: contract.types[kind], description: ''});
  const fields = (options: readonly SdkOption[]) => options.map(typed);
  return {
    config: built('X2Config', fields(engineOptions(contract)), fields(engineOptions(contract).filter(({kind}) => kind === 'text'))),
    'dynamic-config': built('X2DynamicConfig', fields(engineOptions(contract).filter(({dynamic}) => dynamic)), [], false),
    'stream-config': built('X2StreamConfig', fields(streamOptions(contract)), []),
    'upload-on': enumeration('X2UploadOn', Object.values(contract.uploadOn)),
    'log-level': enumeration('X2LogLevel', enumNames(contract, 'logLevel')),
    validator: 'public interface X2SegmentValidator {\n    boolean isValid(String url, byte[] data);\n}',
    stats: `public final class X2Stats {\n${contract.stats.map(getter).join('\n')}\n}`,
    source: enumeration('X2Source', ['HTTP', 'P2P']),
    event: `public interface X2Listener {\n${contract.events
      .flatMap(({names, payload}) => names.map((name) => `    default void ${name}(${payload.map(parameter).join(', ')}) {}`))
      .join('\n')}\n}`,
    error: `public final class X2Error {
    public String getId();
    public String getMessage();
    @Nullable public String getUrl();
}

public final class X2Exception extends RuntimeException {
    public String getId();
}`,
  };
}

const enumeration = (name: string, entries: readonly string[]) => `public enum ${name} { ${entries.join(', ')} }`;

/** A class made by a builder, whose constructor takes what is required. */
function built(name: string, fields: readonly Field[], required: readonly Field[], isReadable = true): string {
  const optional = fields.filter((field) => !required.includes(field) && !required.some((other) => other.name === field.name));
  const lines = [
    `public final class ${name} {`,
    ...(isReadable ? [...fields.map(getter), ''] : []),
    '    public static final class Builder {',
    `        public Builder(${required.map(parameter).join(', ')});`,
    ...optional.map((field) => `        public Builder set${accessor(field.name)}(${parameter(field)});`),
    `        public ${name} build();`,
    '    }',
    '}',
  ];
  return lines.join('\n');
}

function getter({name, type}: Field): string {
  const java = javaType(type);
  const prefix = java === 'boolean' ? 'is' : 'get';
  return `    ${annotation(type)}public ${java} ${prefix}${accessor(name)}();`;
}

const parameter = ({name, type}: Field) => `${annotation(type)}${javaType(type)} ${name}`;
const annotation = (type: string) => (type.endsWith('?') ? '@Nullable ' : '');

/** `isP2PDisabled` is read by `isP2PDisabled()` and set by `setP2PDisabled()`. */
const accessor = (name: string) => name.replace(/^is(?=[A-Z])/, '').replace(/^./, (first) => first.toUpperCase());

function javaType(kotlin: string): string {
  const bare = kotlin.replace(/\?$/, '');
  return {Boolean: 'boolean', Double: 'double', Int: 'int', Long: 'long'}[bare] ?? bare;
}
