const NAMES: Readonly<Record<string, string>> = {
  bash: '终端',
  cmake: 'CMake',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  nginx: 'nginx',
  objectivec: 'Objective-C',
  powershell: 'PowerShell',
  text: '文本',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};

/** As readers know it: `Kotlin` for `kotlin`, and what is no word by the list. */
export const languageName = (language: string): string => NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
