import {writtenAttributes, type WrittenAttribute} from './attributes.ts';
import {ATTRIBUTE_TAGS} from './tags.ts';

/** Attributes whose value stands in quotation marks; the list of hls.js' attr-list.ts, which takes them without as well. */
const QUOTED: ReadonlySet<string> = new Set(
  'ALLOWED-CPC CLASS ASSOC-LANGUAGE AUDIO BYTERANGE CHANNELS CHARACTERISTICS CODECS DATA-ID END-DATE GROUP-ID ID IMPORT INSTREAM-ID KEYFORMAT KEYFORMATVERSIONS LANGUAGE NAME PATHWAY-ID QUERYPARAM RECENTLY-REMOVED-DATERANGES SERVER-URI STABLE-RENDITION-ID STABLE-VARIANT-ID START-DATE SUBTITLES SUPPLEMENTAL-CODECS URI VALUE VIDEO X-ASSET-LIST X-ASSET-URI'.split(
    ' ',
  ),
);
const NUMBERS: ReadonlySet<string> = new Set(
  'HOLD-BACK PART-HOLD-BACK CAN-SKIP-UNTIL PART-TARGET TIME-OFFSET FRAME-RATE DURATION PLANNED-DURATION'.split(' '),
);
const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['BANDWIDTH', 'AVERAGE-BANDWIDTH', 'SKIPPED-SEGMENTS']);
const YES_OR_NO: ReadonlySet<string> = new Set(
  'CAN-BLOCK-RELOAD CAN-SKIP-DATERANGES DEFAULT AUTOSELECT FORCED INDEPENDENT GAP PRECISE END-ON-NEXT'.split(' '),
);
const MEDIA_TYPES: ReadonlySet<string> = new Set(['AUDIO', 'VIDEO', 'SUBTITLES', 'CLOSED-CAPTIONS']);
const KEY_METHODS: ReadonlySet<string> = new Set([
  'NONE',
  'AES-128',
  'AES-256',
  'AES-256-CTR',
  'SAMPLE-AES',
  'SAMPLE-AES-CTR',
  'SAMPLE-AES-CENC',
]);

/** One line may be as long as a playlist; a few of its slips tell enough. */
const MOST_PER_LINE = 5;

export function attributeComplaints(tag: string, list: string, dateRanges: Set<string>): string[] {
  const written = writtenAttributes(list);
  const attributes = new Map(written.map(({name, value}) => [name, value]));
  const seen = new Set<string>();
  const isRepeated = ({name}: WrittenAttribute): boolean => seen.size === seen.add(name).size;
  const missing = requiredOf(tag, attributes, dateRanges).filter((name) => !attributes.has(name));
  return [
    ...written.flatMap((attribute) => oneComplaint(tag, attribute, isRepeated(attribute))).slice(0, MOST_PER_LINE),
    ...(missing.length > 0 ? [`${tag} 缺少 ${missing.join('、')}`] : []),
    ...(list.trimEnd().endsWith(',')
      ? [`${tag} 末尾多了一个逗号`]
      : list.slice(written.at(-1)?.end).trim() !== ''
        ? [`${tag} 末尾有读不懂的字`]
        : []),
    ...(tag === 'EXT-X-KEY' || tag === 'EXT-X-SESSION-KEY' ? keyComplaints(tag, attributes) : []),
  ];
}

function requiredOf(tag: string, attributes: ReadonlyMap<string, string>, dateRanges: Set<string>): readonly string[] {
  const required = ATTRIBUTE_TAGS.get(tag) ?? [];
  const method = attributes.get('METHOD');
  if (tag === 'EXT-X-KEY') return method === undefined || method === 'NONE' ? required : [...required, 'URI'];
  if (tag !== 'EXT-X-DATERANGE') return required;
  // The second tag of a date range adds to the first and need not repeat when it starts.
  const id = attributes.get('ID');
  if (id !== undefined && dateRanges.has(id)) return required;
  if (id !== undefined) dateRanges.add(id);
  return [...required, 'START-DATE'];
}

function oneComplaint(tag: string, {name, value, isQuoted, isTrimmed}: WrittenAttribute, isRepeated: boolean): string[] {
  if (!/^[A-Z0-9-]+$/.test(name)) return [`${tag} 里有读不懂的属性`];
  if (isRepeated) return [`${tag} 的 ${name} 不止一个`];
  if (!isTrimmed) return [`${tag} 的 ${name} 前后有空白`];
  if (QUOTED.has(name) && !isQuoted) return [value.startsWith("'") ? `${tag} 的 ${name} 用了单引号` : `${tag} 的 ${name} 没有双引号`];
  if (isQuoted && value.includes('"')) return [`${tag} 的 ${name} 引号不成对`];
  if (NUMBERS.has(name)) {
    const isNumber = name === 'TIME-OFFSET' ? /^-?(\d+\.?\d*|\.\d+)$/ : /^(\d+\.?\d*|\.\d+)$/;
    return isNumber.test(value) ? [] : [`${tag} 的 ${name} 不是数`];
  }
  if (WHOLE_NUMBERS.has(name)) return /^\d+$/.test(value) ? [] : [`${tag} 的 ${name} 不是整数`];
  if (YES_OR_NO.has(name)) return value === 'YES' || value === 'NO' ? [] : [`${tag} 的 ${name} 只能是 YES 或 NO`];
  if (tag === 'EXT-X-MEDIA' && name === 'TYPE')
    return MEDIA_TYPES.has(value) ? [] : [`EXT-X-MEDIA 的 TYPE 只能是 ${[...MEDIA_TYPES].join('、')}`];
  return name === 'RESOLUTION' && !/^\d+x\d+$/.test(value) ? [`${tag} 的 RESOLUTION 不是「宽x高」`] : [];
}

function keyComplaints(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  const method = attributes.get('METHOD');
  const iv = attributes.get('IV');
  return [
    ...(method !== undefined && !KEY_METHODS.has(method) ? [`${tag} 没有可用的 METHOD`] : []),
    ...(method === 'SAMPLE-AES-CENC' ? ['SAMPLE-AES-CENC 已废弃，应写 SAMPLE-AES-CTR'] : []),
    ...(iv !== undefined && !/^0x[0-9a-f]{1,32}$/i.test(iv) ? [`${tag} 的 IV 不是 128 位的十六进制数`] : []),
  ];
}
