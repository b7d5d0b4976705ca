import {contracts} from '@x2p2p/site/data/sdk';
import {declarationsOf, namesIn} from '@x2p2p/site/data/sdk/declarations';
import type {NativeLanguage} from '@x2p2p/site/data/products';
import {EXAMPLES_DIR} from '@x2p2p/site/remark/remarkExample';

const signatures = (language: NativeLanguage): string[] =>
  contracts.android.methods.flatMap((method) =>
    method.signatures.filter((signature) => signature.language === language).flatMap(({code}) => code.split('\n')),
  );

const declared = (language: NativeLanguage): string[] =>
  declarationsOf('android', EXAMPLES_DIR).flatMap(({code}) => code.filter((one) => one.language === language).map((one) => one.code));

/** The Android SDK as the pages document it, in Kotlin: the printed types as they are, the functions without a body. */
export function kotlinSdk(): string {
  const members = signatures('kotlin').map((signature) => {
    if (signature.startsWith('val ')) return `${signature} get() = TODO()`;
    return /\): \S+$/.test(signature) ? `${signature} = TODO()` : `${signature}: Unit = TODO()`;
  });
  return [
    'package com.x2p2p',
    'import android.content.Context',
    'import kotlinx.coroutines.flow.StateFlow',
    ...declared('kotlin'),
    `object X2P2P {\n${members.join('\n')}\n}`,
  ].join('\n\n');
}

/** The same in Java, a file for each type. */
export function javaSdk(): Record<string, string> {
  const entry = `public final class X2P2P {\n${signatures('java')
    .map((signature) => signature.replace('static ', 'public static '))
    .join('\n')}\n}`;
  const types = [...declared('java'), entry].flatMap((code) => code.split(/\n\n(?=public )/));
  const imports = ['android.content.Context', 'androidx.annotation.Nullable', 'java.util.List', 'java.util.Map'];
  const head = `package com.x2p2p;\n${imports.map((name) => `import ${name};`).join('\n')}\n`;
  return Object.fromEntries(types.map((code) => [`com/x2p2p/${namesIn(code)[0]!}.java`, `${head}${withBodies(code)}\n`]));
}

/** What a class declares needs a body; what an interface declares must have none. */
const withBodies = (code: string): string =>
  code.startsWith('public interface') ? code : code.replaceAll(/\);$/gm, ') { throw new UnsupportedOperationException(); }');
