import {themes, type PrismTheme} from 'prism-react-renderer';

/** Palettes with AA contrast on the surfaces of tokens.css. */
const light: PrismTheme = {
  ...themes.github,
  plain: {color: '#1b2733', backgroundColor: '#f6f8fa'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: '#57606a', fontStyle: 'italic'}},
    {types: ['string', 'attr-value', 'char', 'inserted'], style: {color: '#0a5c36'}},
    {types: ['punctuation', 'operator'], style: {color: '#3d4a57'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'regex', 'variable'], style: {color: '#8a3b00'}},
    {types: ['keyword', 'atrule', 'attr-name', 'selector', 'tag', 'deleted'], style: {color: '#7a1fa2'}},
    {types: ['function', 'class-name', 'builtin', 'property'], style: {color: '#0b4fb3'}},
  ],
};

const dark: PrismTheme = {...themes.vsDark, plain: {color: '#e3e9f0', backgroundColor: '#131a22'}};

export const codeHighlighting = {
  theme: light,
  darkTheme: dark,
  additionalLanguages: ['bash', 'java', 'kotlin', 'swift', 'objectivec', 'c', 'cpp', 'csharp', 'groovy', 'nginx', 'http', 'json', 'diff', 'cmake', 'powershell', 'properties'],
};
