/**
 * What people with bad intent, broken tools or other scripts put where text is expected. Markup carries `data-hostile`, and
 * script sets `fired`: either one found in a page means that text was taken for more than text.
 */
const FIRE = 'window.fired=1';

const markup: Readonly<Record<string, string>> = {
  'a script element': `<script data-hostile>${FIRE}</script>`,
  'an image with a handler': `<img data-hostile src=/none onerror="${FIRE}">`,
  'an SVG with a handler': `<svg data-hostile onload="${FIRE}"><g/></svg>`,
  'a way out of an attribute': `"><img data-hostile src=/none onerror=${FIRE}>`,
  'a way out of a quoted attribute': `' autofocus onfocus='${FIRE}' data-hostile='`,
  'a way out of a title': `</title><script data-hostile>${FIRE}</script>`,
  'a way out of a textarea': `</textarea><img data-hostile src=/none onerror=${FIRE}>`,
  'a way out of a script': `</script><script data-hostile>${FIRE}//`,
  'a way out of a style': `</style><svg data-hostile onload=${FIRE}>`,
  'a way out of a comment': `--><img data-hostile src=/none onerror=${FIRE}>`,
  'a frame': `<iframe data-hostile srcdoc="<script>parent.fired=1</script>"></iframe>`,
  'a form of another host': '<form data-hostile action=https://other.example/><button>登录</button></form>',
  'a base address': '<base data-hostile href=https://other.example/>',
  'a redirect': '<meta data-hostile http-equiv=refresh content="0;url=https://other.example/">',
  'a style sheet': '<link data-hostile rel=stylesheet href=https://other.example/a.css>',
  'markup that changes when parsed twice': `<math><mtext><table><mglyph><style><img data-hostile src=/none onerror=${FIRE}></style></mglyph></table></mtext></math>`,
  'escaped markup': `&lt;img data-hostile src=/none onerror=${FIRE}&gt;`,
  'doubly escaped markup': `%253Cimg%2520data-hostile%2520onerror%253D${FIRE}%253E`,
  'an element of our own': '<div data-hostile id="__docusaurus"></div>',
  'elements that shadow globals': '<a data-hostile id=docusaurus><a data-hostile id=docusaurus name=prefetch href=x>',
};

const addresses: Readonly<Record<string, string>> = {
  'a script address': `javascript:${FIRE}`,
  'a script address in disguise': ` \u0001jAvA\tScRiPt:${FIRE}//https://x2p2p.example/a.m3u8`,
  'a data address': `data:text/html,<script data-hostile>parent.opener.${FIRE}</script>`,
  'a blob address': 'blob:https://other.example/1',
  'a file address': 'file:///etc/passwd',
  'an address of another host': '//other.example/a.m3u8',
  'an address with a backslash': '/\\other.example/a.m3u8',
  'an address with a password': 'https://user:secret@x2p2p.example:99999/a.m3u8',
  'an address without a host': 'https://',
  'an address of many parts': `https://x2p2p.example/${'../a/'.repeat(500)}index.m3u8?${'a=1&'.repeat(500)}`,
  'a way up': '../../../../etc/passwd%00.m3u8',
};

const characters: Readonly<Record<string, string>> = {
  'right-to-left override': '\u202egpj.exe\u202c',
  'unclosed isolates': '\u2066\u2067\u2068鉴权',
  'Arabic and Hebrew': 'مرحبا שלום 鉴权',
  'zero-width characters': '鉴\u200b权\u200c\u200d\u2060\ufeff',
  'nothing but a space': ' ',
  'a digit, a mark, a null and a picture': '٣\u202e\u0000中🎬',
  'nothing but zero width': '\u200b\u200b\ufeff',
  'a lone high surrogate': '鉴\ud800权',
  'a lone low surrogate': '\udc00鉴权',
  'surrogates the wrong way round': '\udc00\ud800',
  'null and control characters': '\u0000\u0001\u0007\u001b[31m\u007f\u0085',
  'line ends of every kind': 'a\r\nb\rc\nd\u2028e\u2029f',
  'a stack of accents': `Z${'\u0300\u0316\u0334'.repeat(300)}`,
  'families and flags': '👨‍👩‍👧‍👦🏳️‍🌈🇨🇳\u{e0067}',
  'full-width and other digits': '１２３ ٣٤٥ ४५६ Ⅻ',
  'planes beyond the first': '𠮷𡈽\u{10ffff}',
};

const keys: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
    'constructor.prototype.polluted',
    '__proto__[polluted]',
  ].map((key) => [`the key ${key}`, key]),
);

const notations: Readonly<Record<string, string>> = {
  'a playlist whose names are those of prototypes':
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="__proto__",NAME="polluted"\n#EXT-X-MEDIA:TYPE=__proto__,GROUP-ID="polluted",NAME="a"\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n',
  'JSON that reaches for the prototype': '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
  'JSON within JSON': `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  'brackets without end': '['.repeat(5000),
  'half of JSON': '{"highDemandTimeWindow": ',
  'a template': '${fired=1}{{constructor.constructor("window.fired=1")()}}<%= 1 %>#{1}',
  'a word of 900 letters': 'x'.repeat(900),
  'a regular expression that never ends': '(a+)+$',
  'characters of regular expressions': '.*+?^${}()|[]\\/-',
  'a query language': "' OR '1'='1'; DROP TABLE docs;--",
  'a command': '$(touch /tmp/x) `id` | rm -rf ~ && echo',
  'format characters': '%s%n%d%%%x{0}',
  'a broken percent code': '%E9%89%zz%',
  'header lines': 'a\r\nSet-Cookie: a=b\r\n\r\n<html>',
  'a playlist': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=-1\njavascript:window.fired=1\n',
};

const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '-1',
    '0',
    '-0',
    '0x10',
    '1e-324',
    '9007199254740993',
    '1_000',
    '٣',
    '1,5',
    'null',
    'undefined',
    'true',
    '',
  ].map((text) => [`the number "${text}"`, text]),
);

/** By name, so that a failure can be read. */
export const shortStrings: Readonly<Record<string, string>> = {...markup, ...addresses, ...characters, ...keys, ...notations, ...numbers};

const MEGABYTE = 1_000_000;
export const longStrings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['a', '<', '"', '%25', '(', '[', '1', '\\', '鉴权', '<b data-hostile>', '\u202e', '{"a":'].map((unit) => [
      `a megabyte of ${JSON.stringify(unit)}`,
      unit.repeat(MEGABYTE / Buffer.byteLength(unit)),
    ]),
  ),
  // Not a million: a text area with so many lines keeps the browser itself busy for half a minute.
  'a hundred thousand line ends': '\n'.repeat(100_000),
};
