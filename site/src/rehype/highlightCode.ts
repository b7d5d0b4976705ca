import {createCssVariablesTheme, createHighlighter, type BundledLanguage, type BundledTheme, type Highlighter} from 'shiki';

/** Names that writers use, and what Shiki calls them. */
const LANGUAGES: Record<string, string> = {
  bash: 'bash', c: 'c', cmake: 'cmake', cpp: 'cpp', csharp: 'csharp', css: 'css', diff: 'diff', groovy: 'groovy', html: 'html',
  http: 'http', ini: 'ini', java: 'java', js: 'javascript', json: 'json', jsx: 'jsx', kotlin: 'kotlin', nginx: 'nginx',
  objectivec: 'objective-c', powershell: 'powershell', properties: 'properties', swift: 'swift', ts: 'typescript', tsx: 'tsx',
  xml: 'xml', yaml: 'yaml',
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
 * hydrates one string instead of a tree of spans. Marked lines are wrapped in `<mark>`.
 */
export async function highlightCode(code: string, language: string, marked: ReadonlySet<number> = new Set()): Promise<string> {
  const lines = PLAIN.has(language) ? code.split('\n').map((line) => [{content: line}]) : await tokenize(code, language);
  return lines
    .map((tokens, index) => {
      const html = mergeTokens(tokens).map(toHtml).join('');
      return marked.has(index + 1) ? `<mark>${html}</mark>` : html;
    })
    .join('\n');
}

type Token = {content: string; color?: string | undefined};

async function tokenize(code: string, language: string): Promise<Token[][]> {
  const lang = LANGUAGES[language];
  if (!lang) throw new Error(`不认识的代码语言「${language}」，可用：${Object.keys(LANGUAGES).join('、')}、text。`);
  highlighter ??= createHighlighter({themes: [theme], langs: Object.values(LANGUAGES)});
  // However slow the machine: by default a line that takes half a second, as the first one of C++ may, is coloured in part.
  return (await highlighter).codeToTokensBase(code, {lang: lang as BundledLanguage, theme: theme.name as BundledTheme, tokenizeTimeLimit: 0});
}

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
  const text = token.content.replace(/[&<>]/g, (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[character]!);
  const name = classOf(token);
  return name ? `<b class=${name}>${text}</b>` : text;
}
