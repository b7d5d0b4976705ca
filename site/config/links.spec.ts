import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks.js';
import resolveMarkdownLinks from '@docusaurus/mdx-loader/lib/remark/resolveMarkdownLinks/index.js';
import {afterEach, describe, expect, test, vi} from 'vitest';
import site from '../docusaurus.config.ts';

// The checks which the build runs, on one page, with the severities of this site.

/** What the build does about a page `/page`, whose one anchor is `here`, with a link to `link`. */
const build = (link: string) =>
  handleBrokenLinks({
    collectedLinks: {'/page': {links: [link], anchors: ['here']}},
    routes: [{path: '/page', component: '', exact: true}],
    onBrokenLinks: site.onBrokenLinks!,
    onBrokenAnchors: site.onBrokenAnchors!,
  });

describe('a link in a page', () => {
  test.each(['/page', '/page#here', '#here'])('to %s builds', async (link) => {
    await expect(build(link)).resolves.toBeUndefined();
  });
  test('to a page that is not there fails the build', async () => {
    await expect(build('/gone')).rejects.toThrow('broken links');
  });
  test.each(['/page#gone', '#gone'])('to the anchor %s that is not there fails the build', async (link) => {
    await expect(build(link)).rejects.toThrow('broken anchors');
  });
});

describe('a link from file to file', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('to a file that is not there only warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const link = {type: 'link', url: './gone.mdx', children: []};
    const {onBrokenMarkdownLinks} = site.markdown!.hooks!;
    const transform = resolveMarkdownLinks.call({} as never, {
      resolveMarkdownLink: () => null,
      onBrokenMarkdownLinks: onBrokenMarkdownLinks!,
    });
    await (transform as (tree: unknown, file: unknown) => Promise<void>)(
      {type: 'root', children: [link]},
      {path: `${process.cwd()}/page.mdx`},
    );
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]!.join(' ')).toContain('gone.mdx');
    expect(link.url).toBe('./gone.mdx');
  });
});
