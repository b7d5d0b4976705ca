import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Declarations} from './Declaration.ts';

const sample = (folder: string, file: string) => readFileSync(join(folder, 'windows', file), 'utf8');

/** The types of the C ABI, taken out of the header that readers get. */
export function cDeclarations(samples: string): Declarations {
  const header = sample(samples, 'x2p2p.h');
  const block = (keyword: string, name: string) => find(header, new RegExp(`^typedef ${keyword} ${name} \\{[^}]*\\} ${name};$`, 'm'));
  const line = (name: string) => find(header, new RegExp(`^typedef [^{}]*?\\b${name}\\b[^{}]*?;$`, 'm'));
  return {
    config: block('struct', 'x2p2p_config'),
    'stream-config': [block('struct', 'x2p2p_header'), block('struct', 'x2p2p_stream_config')].join('\n\n'),
    'upload-on': block('enum', 'x2p2p_upload_on'),
    'log-level': block('enum', 'x2p2p_log_level'),
    validator: line('x2p2p_validate_segment'),
    stats: block('struct', 'x2p2p_stats'),
    source: block('enum', 'x2p2p_source'),
    event: [block('enum', 'x2p2p_event_type'), block('struct', 'x2p2p_event'), line('x2p2p_callback')].join('\n\n'),
    error: line('x2p2p_status'),
  };
}

/** The public types of the C# wrapper, its classes without bodies. */
export function csharpDeclarations(samples: string): Declarations {
  const wrapper = sample(samples, 'X2P2P.cs');
  // All of the layer below stands inside a namespace.
  const layer = sample(samples, 'X2P2P.Native.cs').replaceAll(/^ {4}/gm, '');
  const enumeration = (name: string) => find(layer, new RegExp(`^public enum ${name}\\s\\{[^{}]*\\}$`, 'm'));
  const record = (name: string) => find(wrapper, new RegExp(`^public sealed record ${name}\\([^)]*\\);$`, 'm'));
  return {
    config: outline(wrapper, 'EngineConfig'),
    'stream-config': outline(wrapper, 'StreamConfig'),
    'upload-on': enumeration('UploadOn'),
    'log-level': enumeration('LogLevel'),
    stats: record('Stats'),
    event: [enumeration('EventType'), record('EngineEvent')].join('\n\n'),
    error: outline(wrapper, 'X2Exception'),
  };
}

/** A class with its public members on one line each: what a caller sees of it. */
function outline(code: string, name: string): string {
  const [head, ...body] = find(code, new RegExp(`^public sealed class ${name}\\b[^]*?^\\}$`, 'm')).split('\n');
  const members = body.filter((line) => /^ {4}public .*\}( = .*;)?$/.test(line));
  return [head, '{', ...members, '}'].join('\n');
}

function find(code: string, pattern: RegExp): string {
  const [found] = pattern.exec(code) ?? [];
  if (found === undefined) throw new Error(`The samples for Windows have nothing like ${String(pattern)}`);
  return found;
}
