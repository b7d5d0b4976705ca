import {afterEach, expect, it, vi} from 'vitest';
import {forgetOtherFiles} from './fetchIndexFile.ts';

afterEach(() => vi.unstubAllGlobals());

it('a file that cannot be dropped causes no error, and the others are dropped', async () => {
  const dropped: string[] = [];
  const cache = {
    keys: async () => ['head.json', 'words-0.json', 'words-1.json'].map((name) => ({url: `https://example.com/search-index/${name}`})),
    delete: async ({url}: {url: string}) => {
      if (url.endsWith('words-0.json')) throw new DOMException('Unexpected internal error.', 'UnknownError');
      dropped.push(url);
    },
  };
  vi.stubGlobal('caches', {open: async () => cache});
  await forgetOtherFiles(['head.json']);
  expect(dropped).toEqual(['https://example.com/search-index/words-1.json']);
});
