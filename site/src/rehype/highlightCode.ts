import {
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type BundledTheme,
  type GrammarState,
  type Highlighter,
} from 'shiki';

/** Names that writers use, and what Shiki calls them. */
const LANGUAGES: Record<string, string> = {
  bash: 'bash',
  c: 'c',
  cmake: 'cmake',
  cpp: 'cpp',
  csharp: 'csharp',
  css: 'css',
  diff: 'diff',
  groovy: 'groovy',
  html: 'html',
  http: 'http',
  ini: 'ini',
  java: 'java',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  kotlin: 'kotlin',
  nginx: 'nginx',
  objectivec: 'objective-c',
  powershell: 'powershell',
  properties: 'properties',
  swift: 'swift',
  ts: 'typescript',
  tsx: 'tsx',
  vue: 'vue',
  xml: 'xml',
  yaml: 'yaml',
};

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'm3u8']);

const theme = createCssVariablesTheme({variablePrefix: '--'});

/** A theme's colour variable as the class that `code.css` colours in both modes; undefined: the colour of plain text. */
const CLASS_OF: Record<string, string> = {
  'var(--token-comment)': 'c',
  'var(--token-constant)': 'n',
  'var(--token-function)': 'f',
  'var(--token-keyword)': 'k',
  'var(--token-link)': 'f',
  'var(--token-parameter)': 'p',
  'var(--token-string)': 's',
  'var(--token-string-expression)': 's',
};

let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights at build time: compact HTML with one-letter classes, so that no highlighter reaches the reader and React
 * hydrates one string instead of a tree of spans.
 */
export async function highlightCode(code: string, language: string): Promise<string> {
  const lines = code.split(/\r?\n/);
  return (PLAIN.has(language) ? lines.map(escape) : (await lineHighlighter(language))(lines)).join('\n');
}

type LineHighlighter = (lines: readonly string[]) => string[];

const lineHighlighters = new Map<string, LineHighlighter>();

async function lineHighlighter(language: string): Promise<LineHighlighter> {
  const lang = LANGUAGES[language];
  if (!lang) throw new Error(`不认识的代码语言「${language}」，可用：${Object.keys(LANGUAGES).join('、')}、text。`);
  const shiki = await (highlighter ??= createHighlighter({themes: [theme], langs: Object.values(LANGUAGES)}));
  const known = lineHighlighters.get(lang) ?? createLineHighlighter(shiki, lang as BundledLanguage);
  lineHighlighters.set(lang, known);
  return known;
}

/** The grammar state in which a line begins (undefined before the first), and the lines already coloured from that state. */
type Place = {readonly open: GrammarState | undefined; readonly lines: Map<string, Line>};
type Line = {readonly html: string; readonly end: Place};

/** Lines repeat, above all between samples: each is coloured once for each grammar state in which it begins. */
function createLineHighlighter(shiki: Highlighter, lang: BundledLanguage): LineHighlighter {
  const start: Place = {open: undefined, lines: new Map()};
  const places: Place[] = [];
  const placeAt = (open: GrammarState): Place => {
    const stack = open.getInternalStack()!;
    const known = places.find((place) => place.open!.getInternalStack()!.equals(stack));
    if (known) return known;
    const place = {open, lines: new Map()};
    places.push(place);
    return place;
  };
  const colour = (line: string, {open}: Place): Line => {
    // No time limit: by default a line that takes half a second, as the first one of C++ may on a slow machine, is coloured in part.
    const tokens = shiki.codeToTokensBase(line, {lang, theme: theme.name as BundledTheme, tokenizeTimeLimit: 0, grammarState: open});
    return {html: mergeTokens(tokens[0]!).map(toHtml).join(''), end: placeAt(shiki.getLastGrammarState(tokens)!)};
  };
  return (lines) => {
    let place = start;
    return lines.map((text) => {
      const line = place.lines.get(text) ?? colour(text, place);
      place.lines.set(text, line);
      place = line.end;
      return line.html;
    });
  };
}

type Token = {content: string; color?: string | undefined};

function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const {content, color} of tokens) {
    const last = merged.at(-1);
    // Spaces have no colour of their own: they join whatever stands before them.
    if (last && (classOf(last) === classOf({content, color}) || !content.trim())) last.content += content;
    else merged.push({content, color});
  }
  return merged;
}

const classOf = ({color}: Token) => (color ? CLASS_OF[color] : undefined);

function toHtml(token: Token): string {
  const name = classOf(token);
  return name ? `<b class=${name}>${escape(token.content)}</b>` : escape(token.content);
}

const escape = (text: string): string => text.replace(/[&<>]/g, (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[character]!);
