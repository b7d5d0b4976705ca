import ts from 'typescript';
import {expect, test} from 'vitest';
import {cppString, kotlinString, swiftString, tsString} from './literals.ts';

// An interpolation is valid code, so parsing the snippets cannot find it: these cases say what must be escaped.
test.each([
  ['Kotlin runs ${…}', kotlinString, 'a${System.exit(1)}', String.raw`"a\${System.exit(1)}"`],
  ['Kotlin reads $name', kotlinString, 'a$b', String.raw`"a\$b"`],
  ['Kotlin ends at a quote', kotlinString, 'a"+b()+"', String.raw`"a\"+b()+\""`],
  ['Kotlin: a backslash frees no dollar', kotlinString, String.raw`\${x}`, String.raw`"\\\${x}"`],
  ['Swift runs \\(…)', swiftString, String.raw`a\(exit(1))`, String.raw`"a\\(exit(1))"`],
  ['Swift ends at a quote', swiftString, 'a"+b()+"', String.raw`"a\"+b()+\""`],
  ['a script in a page ends at </script>', tsString, '</script><script>b()', String.raw`'<\/script><script>b()'`],
  ['TypeScript ends at a quote', tsString, "a'+b()+'", String.raw`'a\'+b()+\''`],
  ['TypeScript: a backslash frees no quote', tsString, String.raw`a\'+b()`, String.raw`'a\\\'+b()'`],
  ['TypeScript ends at a line', tsString, 'a\nb\u2028c', String.raw`'a\u000ab\u2028c'`],
  ['C++ ends at a quote', cppString, 'a"+b()+"', String.raw`"a\"+b()+\""`],
  ['C++ reads trigraphs', cppString, 'a??/', String.raw`"a\?\?/"`],
  ['C++: a digit after an escape', cppString, '\u00011', String.raw`"\0011"`],
])('%s', (_, write, text, code) => {
  expect(write(text)).toBe(code);
});

test('what TypeScript reads is what was typed', () => {
  for (const text of ['</script>', "a'b\\c", '\n\r\u2028\u0000', '${a}`b`', '<\\/']) {
    const {statements} = ts.createSourceFile('a.ts', tsString(text), ts.ScriptTarget.Latest);
    const {expression} = statements[0] as ts.ExpressionStatement;
    expect(ts.isStringLiteral(expression) && expression.text).toBe(text);
  }
});
