import type {Field, SdkContract, SdkOption, ValueKind} from '../types.ts';
import type {Declarations} from './Declaration.ts';
import {engineOptions, enumNames, streamOptions} from './parts.ts';

const optionTypes: Readonly<Record<ValueKind, string>> = {
  text: 'copy) NSString *',
  optionalText: 'copy, nullable) NSString *',
  texts: 'copy) NSArray<NSString *> *',
  urls: 'copy) NSArray<NSURL *> *',
  switch: ') BOOL ',
  seconds: ') NSTimeInterval ',
  count: ') NSInteger ',
  milliseconds: ') NSInteger ',
  bytes: ') NSInteger ',
  mebibytes: ') NSInteger ',
  uploadOn: ') X2UploadOn ',
  logLevel: ') X2LogLevel ',
  validator: 'copy, nullable) BOOL (^validateP2PSegment)(NSURL *url, NSData *data)',
  headers: 'copy, nullable) NSDictionary<NSString *, NSString *> *',
};

/** Swift's names of values, as Objective-C spells them. */
const valueTypes: Readonly<Record<string, string>> = {
  URL: 'NSURL *',
  'URL?': 'nullable NSURL *',
  String: 'NSString *',
  'String?': 'nullable NSString *',
  Int: 'NSInteger ',
  Int64: 'int64_t ',
  Double: 'double ',
  Bool: 'BOOL ',
  X2Source: 'X2Source ',
  X2Error: 'NSError *',
};

/** The types of the iOS SDK in Objective-C; all nullability not written is nonnull. */
export function objectiveCDeclarations(contract: SdkContract): Declarations {
  return {
    config: classOf('X2Config', ['- (instancetype)initWithToken:(NSString *)token;', ...engineOptions(contract).map(property)]),
    'dynamic-config': classOf(
      'X2DynamicConfig',
      engineOptions(contract)
        .filter(({dynamic}) => dynamic)
        .map((option) => (option.kind === 'validator' ? property(option) : `@property (nonatomic, nullable) NSNumber *${option.name};`)),
    ),
    'stream-config': classOf('X2StreamConfig', streamOptions(contract).map(property)),
    'upload-on': enumeration('X2UploadOn', Object.values(contract.uploadOn)),
    'log-level': enumeration('X2LogLevel', enumNames(contract, 'logLevel')),
    stats: classOf('X2Stats', contract.stats.map(readonlyProperty)),
    source: enumeration('X2Source', ['.http', '.p2p']),
    event: events(contract),
    error: `extern NSErrorDomain const X2ErrorDomain;
extern NSErrorUserInfoKey const X2ErrorIdKey;`,
  };
}

/** An event's several values come in an object of its name. */
function events(contract: SdkContract): string {
  const selectors = contract.events.flatMap(({names, payload}) =>
    names.filter((name) => name.endsWith(':')).map((name) => ({name: name.slice(0, -1), payload})),
  );
  const objects = selectors
    .filter(({payload}) => payload.length > 1)
    .map(({name, payload}) => classOf(objectOf(name), payload.map(readonlyProperty)));
  const methods = selectors.map(({name, payload}) => {
    const [only, ...more] = payload;
    const value = more.length > 0 ? `${objectOf(name)} *)event` : `${valueTypes[only!.type]!.trimEnd()})${only!.name}`;
    return `- (void)${name}:(${value};`;
  });
  return [...objects, `@protocol X2P2PObserver <NSObject>\n@optional\n${methods.join('\n')}\n@end`].join('\n\n');
}

const objectOf = (selector: string) => selector.replace(/^x2/, 'X2');

const classOf = (name: string, members: readonly string[]) => `@interface ${name} : NSObject\n${members.join('\n')}\n@end`;

function property({name, kind}: SdkOption): string {
  const type = optionTypes[kind];
  return `@property (nonatomic${type.startsWith(')') ? '' : ', '}${type}${kind === 'validator' ? '' : name};`;
}

function readonlyProperty({name, type}: Field): string {
  const spelled = valueTypes[type]!;
  const nullable = spelled.startsWith('nullable ') ? ', nullable' : '';
  return `@property (nonatomic, readonly${nullable}) ${spelled.replace('nullable ', '')}${name};`;
}

const enumeration = (name: string, cases: readonly string[]) =>
  `typedef NS_ENUM(NSInteger, ${name}) {\n${cases.map((one) => `    ${name}${one.replace(/^\../, (first) => first.slice(1).toUpperCase())},`).join('\n')}\n};`;
