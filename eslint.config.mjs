import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

const PROJECTS = [
  'tsconfig.json',
  'packages/tsconfig.json',
  'packages/stream-doctor/tsconfig.json',
  'packages/x2-cli/tsconfig.json',
  'plugins/search/tsconfig.json',
  'site/tsconfig.json',
  'site/examples/tsconfig.json',
  'tests/engine/lowestPlayers/tsconfig.json',
];

export default defineConfig([
  globalIgnores([
    '**/dist/',
    'site/build*/',
    'site/.docusaurus/',
    'site/static/',
    'site/api/',
    'tests/.out/',
    'tests/fixtures/',
    '**/*.vue',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    rules: {
      // Hostile input is what much of this code is about: control characters are looked for on purpose.
      'no-control-regex': 'off',
    },
  },
  {files: ['**/*.{js,mjs}'], languageOptions: {globals: {...globals.node, ...globals.browser}}},
  {
    files: ['site/examples/*-script-tag/*.js'],
    languageOptions: {sourceType: 'script', globals: {Hls: 'readonly', X2Hls: 'readonly', shaka: 'readonly', X2Shaka: 'readonly'}},
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {project: PROJECTS, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // Taste: an index that was checked, a number in a text and an arrow that returns nothing are read without harm.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A text that is spread is read by code points here, which is what the spread does.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      // Players' enums are texts, compared as texts, so that their code need not be loaded for it.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A declaration of what a package forgot to declare is no module.
      '@typescript-eslint/triple-slash-reference': 'off',
      // A caller that reads JSON names what it expects.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  {
    // Stand-ins for real things (empty classes, methods that only look asynchronous, methods taken from prototypes), texts that run in a
    // page, old interfaces of browsers on purpose, and answers of programs, read as they come.
    files: ['tests/**', 'packages/test-tools/**', '**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-irregular-whitespace': 'off',
      // Playwright reads from the pattern what a fixture needs: nothing is `{}`.
      'no-empty-pattern': 'off',
    },
  },
  {
    // Samples show what a reader needs and nothing for a linter: types of players as they are declared, functions that must give promises.
    files: ['site/examples/**'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    // TypeScript takes `link` of a category for the old method of texts.
    files: ['site/sidebars.ts'],
    rules: {'@typescript-eslint/no-deprecated': 'off'},
  },
  {
    files: ['site/{config,src}/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Lists and tables that CSS lays out anew lose their meaning in some browsers, so it is written out.
      'jsx-a11y/no-redundant-roles': ['error', {thead: ['rowgroup'], tbody: ['rowgroup'], tfoot: ['rowgroup'], ul: ['list'], ol: ['list']}],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {td: ['cell'], tr: ['row']}],
      // What scrolls must be reached by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel', 'region', 'group', 'log']}],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({alwaysTryTypes: true, noWarnOnMultipleProjects: true, project: PROJECTS})],
    },
    rules: {'import-x/no-cycle': 'error', 'import-x/no-relative-packages': 'error'},
  },
]);
