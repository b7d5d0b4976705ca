import {expect, test} from 'vitest';
import {readTypes} from './readTypes.ts';

const read = (source: string): Record<string, string> => Object.fromEntries(readTypes(source));

test('members stand apart, without comments, private ones or line breaks', () => {
  const source = `
    /** An engine. */
    export declare class Engine<T> extends Base {
      #private;
      private secret;
      /** Stops. */
      stop(now: {
        readonly at: number;
      }): void;
      static stop(): void;
      constructor(name?: string);
    }`;
  expect(read(source)).toEqual({
    Engine: 'class Engine<T> extends Base',
    'Engine.stop': 'stop(now: { readonly at: number; }): void;',
    'Engine.static stop': 'static stop(): void;',
    'Engine.constructor': 'constructor(name?: string);',
  });
});

test('types are compared by their members or parts, others whole', () => {
  expect(
    read('export type Stats = {\n\treadonly bytes: number;\n};\nexport type Source = "http" | "p2p";\ntype Config<T = {}> = Partial<T>;'),
  ).toEqual({
    Stats: 'type Stats',
    'Stats.bytes': 'readonly bytes: number;',
    Source: 'type Source',
    'Source."http"': '| "http"',
    'Source."p2p"': '| "p2p"',
    Config: 'type Config<T = {}> = Partial<T>;',
  });
});

test('overloads are one name; a table is told elsewhere; characters are not numbers', () => {
  const source = `
    export declare function go(a: string): void;
    export declare function go(a: number): void;
    export declare const errors: {readonly "X2-1001": {readonly title: "\\u914D\\u7F6E"}};
    export declare const unit: "\\u6B21";
    export declare const only = "one";
    export {};`;
  expect(read(source)).toEqual({
    go: 'function go(a: string): void; function go(a: number): void;',
    errors: 'const errors: { … };',
    unit: 'const unit: "次";',
    only: 'const only = "one";',
  });
});
