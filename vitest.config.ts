import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bench,packages,plugins,site/src,site/config,scripts}/**/*.spec.ts',
      'tests/{output,search,snippets,engine,engines,deploy,hostile,products,native}/**/*.spec.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'site/build*/**'],
    testTimeout: 20_000,
    allowOnly: false,
  },
});
