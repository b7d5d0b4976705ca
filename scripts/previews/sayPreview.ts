import type {Transform} from '@x2p2p/first-view';
import {previewFile} from '@x2p2p/site/config/previewFile';
import {previewOf, previewSize, previewText} from '@x2p2p/site/config/previews';

/**
 * Tells chat programs which picture a page has: DingTalk, Feishu and most others read Open Graph, QQ and WeChat microdata. Here and not in
 * the theme, since they read what the server sends, and the application need not know it.
 */
export const sayPreview: Transform = ($) => {
  const said = (selector: string): string => $(`meta[${selector}]`).attr('content') ?? '';
  const {origin, pathname} = new URL($('link[rel="canonical"]').attr('href')!);
  const preview = previewOf(decodeURI(pathname));
  const image = origin + '/' + previewFile(preview.id);
  const tags = [
    ['property', 'og:image', image],
    ['property', 'og:image:width', previewSize.width],
    ['property', 'og:image:height', previewSize.height],
    ['property', 'og:image:alt', previewText(preview)],
    ['itemprop', 'image', image],
    ['itemprop', 'name', said('property="og:title"')],
    ['itemprop', 'description', said('property="og:description"') || said('name="description"')],
  ];
  $('link[rel="canonical"]').after(tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${content}">`).join(''));
};
