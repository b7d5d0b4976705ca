import {describe, expect, it} from 'vitest';
import {buildIndex} from '@x2p2p/search/build/buildIndex';
import {RecordStore} from '@x2p2p/search/engine/RecordStore';
import {HEAD_FILE, type HeadFile} from '@x2p2p/search/indexFormat';
import {search} from './search.ts';

/** What the search reads from an index with one page. */
const known = (route: string) => {
  const page = {route, title: '', crumbs: [], records: [{level: 1, anchor: '', heading: '', text: '', identifiers: [], code: []}]};
  const head = buildIndex([page], search.facets).find(({name}) => name === HEAD_FILE)!;
  return new RecordStore(JSON.parse(head.content) as HeadFile).pages[0]!;
};

describe('what search knows of the site', () => {
  it.each(['/markdown-page', '/blog/archive', '/blog/authors', '/blog/authors/x2', '/blog/tags', '/blog/tags/hls', '/blog/page/2'])(
    '%s answers nothing',
    (route) => expect(route).toMatch(search.ignored),
  );
  it.each(['/', '/markdown-pages', '/blog', '/blog/long-blog-post', '/blog/tagsoup', '/blog/archived', '/docs/blog/tags'])(
    '%s may answer',
    (route) => expect(route).not.toMatch(search.ignored),
  );

  it.each([
    ['/docs/intro', 'guide', undefined, 1],
    ['/docs/hls-sdk/quicestart', 'guide', 'hls', 1.05 * 1.12],
    ['/docs/hls-sdk/API', 'api', 'hls', 1.12],
    ['/docs/shaka-player-sdk/history', 'guide', 'shaka', 0.6 * 1.06],
    ['/docs/category/android-sdk', 'guide', 'android', 0.6],
    ['/docs/ios-sdk/API', 'api', 'ios', 1],
    ['/docs/windows-sdk/API', 'api', 'windows', 1],
    ['/docs/category/hlsjs-sdk', 'guide', 'hls', 0.6 * 1.12],
    ['/docs/faq/product', 'faq', undefined, 1],
    ['/blog', 'blog', undefined, 0.8],
    ['/api/test', 'api', undefined, 0.7],
    ['/api/x2-hlsjs', 'api', 'hls', 0.9 * 1.12],
    ['/api/x2-shaka/errors', 'api', 'shaka', 0.8 * 1.06],
    ['/api/x2-hlsjs/x2-hlsjs/interfaces/StreamConfig', 'api', 'hls', 0.75 * 1.12],
    ['/licenses', 'guide', undefined, 0.7],
    ['/', 'guide', undefined, 0.7],
  ])('%s is a page of %s, of %s', (route, kind, sdk, prior) => expect(known(route)).toMatchObject({kind, sdk, prior}));

  it.each([
    ['hls.js 1.5 报错', ['hls']],
    ['HLS 播放', []],
    ['安卓和苹果', ['android', 'ios']],
    ['C++ 接入', ['windows']],
    ['Shaka Player', ['shaka']],
  ])('%s names %s', (query, sdks) => expect(search.facets.sdks.filter(({names}) => names.test(query)).map(({id}) => id)).toEqual(sdks));
});
