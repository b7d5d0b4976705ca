/** What code that a tool writes is written in. */
export type CodeLanguage = 'ts' | 'kotlin' | 'swift' | 'cpp' | 'nginx' | 'xml' | 'bash';

/** The letters are the classes of `src/css/code.css`; what matches first wins. */
type Grammar = Readonly<Partial<Record<'c' | 's' | 'k' | 'n' | 'f', string>>>;

const lineComment = String.raw`\/\/.*|\/\*[^]*?\*\/`;
const hashComment = String.raw`(?<=^|\s)#.*`;
const doubleQuoted = String.raw`"(?:\\.|[^"\\\n])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\\n])*'`;
const number = String.raw`\b\d[\d_.]*(?:[eE]\d+)?[LfF]?\b`;
const call = String.raw`\b[A-Za-z_$][\w$]*(?=\()`;
const type = String.raw`\b[A-Z]\w*`;
const operator = String.raw`[=!<>]==?|&&|\|\||\?\?|=>|->|\?\.|\?:|=`;
const words = (list: string): string => String.raw`\b(?:${list.replaceAll(' ', '|')})\b`;

const grammars: Readonly<Record<CodeLanguage, Grammar>> = {
  ts: {
    c: lineComment,
    s: String.raw`${singleQuoted}|${doubleQuoted}|\x60(?:\\.|[^\x60\\])*\x60`,
    k: String.raw`${words(
      'async await break case catch class const else export extends finally for from function if import in instanceof let new of return static switch this throw try type typeof var void while',
    )}|${operator}`,
    n: String.raw`\b(?:true|false|null|undefined|console|document|window)\b|\b[a-z]\w*(?=\??\.)|${number}`,
    f: String.raw`${call}|${type}|\b(?:boolean|number|string)\b`,
  },
  kotlin: {
    c: lineComment,
    s: doubleQuoted,
    k: String.raw`@[A-Z]\w*|${words(
      'as break by class companion continue data else for fun if import in interface internal is lateinit object override package private return super this throw try val var when while',
    )}|${operator}`,
    n: String.raw`\b(?:true|false|null)\b|${number}`,
    f: call,
  },
  swift: {
    c: lineComment,
    s: doubleQuoted,
    k: String.raw`[@#][a-zA-Z]\w*|${words(
      'as await case catch class default deinit do else enum extension final for func guard if import in init let override private public return self static struct super switch throws try var weak where while',
    )}|${operator}`,
    n: String.raw`\b(?:true|false|nil)\b|${number}`,
    f: call,
  },
  cpp: {
    c: lineComment,
    s: String.raw`${doubleQuoted}|(?<=#include )<[^>\n]+>`,
    k: String.raw`#\w+|${words(
      'auto bool break case catch char class const constexpr delete else enum for if int long namespace new private public return size_t sizeof static struct switch this throw try typedef unsigned using void while',
    )}|${operator}`,
    n: String.raw`\b(?:true|false|nullptr)\b|\b[a-z]\w*(?=\.)|${number}`,
    f: String.raw`${call}|${type}`,
  },
  nginx: {
    c: hashComment,
    s: String.raw`${doubleQuoted}|${singleQuoted}`,
    k: String.raw`(?<=^\s*)[a-z_]+(?=\s)`,
    n: String.raw`\$\w+|${number}`,
  },
  xml: {
    c: String.raw`<!--[^]*?-->`,
    s: String.raw`${doubleQuoted}|(?<=<[/?!]?)[\w:.-]+`,
    f: String.raw`[\w:.-]+(?==)`,
  },
  bash: {
    c: hashComment,
    s: String.raw`${doubleQuoted}|${singleQuoted}`,
    k: words('case do done elif else esac exit fi for function if in return set then while'),
    f: String.raw`(?<=^\s*|[|;&(]\s*)[a-z][\w-]*(?=\s)`,
  },
};

const patterns = new Map<CodeLanguage, RegExp>();

function patternOf(language: CodeLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const parts = Object.entries(grammars[language]).map(([name, source]) => `(?<${name}>${source})`);
  const made = new RegExp(parts.join('|'), 'gm');
  patterns.set(language, made);
  return made;
}

/**
 * Colours code that is written in the page: words, strings, comments, numbers and calls, as the documentation's code has them. The build's
 * highlighter knows grammars and is a hundred times as heavy; a spec compares the two.
 */
export function colourCode(code: string, language: CodeLanguage): string {
  let html = '';
  let end = 0;
  for (const {0: text, index, groups} of code.matchAll(patternOf(language))) {
    const name = Object.keys(groups!).find((letter) => groups![letter] !== undefined)!;
    html += `${escape(code.slice(end, index))}<b class=${name}>${escape(text)}</b>`;
    end = index + text.length;
  }
  return html + escape(code.slice(end));
}

const escape = (text: string): string => text.replace(/[&<>]/g, (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[character]!);
