import type {Area} from './changedAreas.ts';

/** What became of a view since an earlier run. */
export type Change = {
  readonly share: number;
  readonly areas: readonly Area[];
  /** The size that the areas are measured on. */
  readonly width: number;
  readonly height: number;
  /** The picture of then. */
  readonly before: string;
};

/** A picture on the sheet, under its caption. */
export type Tile = {
  readonly name: string;
  readonly path: string;
  readonly isLive: boolean;
  /** Address of the picture, or why there is none. */
  readonly picture: {readonly source: string} | {readonly trouble: string};
  /** Undefined when there is nothing to compare with. */
  readonly change?: Change | 'new' | 'none';
};

export const percent = (share: number): string => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)}%`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** One page with all pictures of a window, each so many pixels wide. */
export const sheetHtml = (title: string, thumbnail: number, tiles: readonly Tile[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>
  body { margin: 0; padding: 24px; width: 2560px; box-sizing: border-box; background: #d5d9de; color: #16202b; font: 16px/1.4 system-ui, sans-serif; }
  main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px 16px; }
  figure { margin: 0; }
  figcaption { margin-bottom: 6px; max-width: ${thumbnail}px; overflow-wrap: anywhere; }
  .marked figcaption { color: #b3261e; font-weight: bold; }
  .pictures { display: flex; align-items: flex-start; gap: 8px; }
  .picture { position: relative; overflow: hidden; width: ${thumbnail}px; background: #fff; outline: 1px solid #9aa5b1; }
  .before { opacity: 0.6; }
  img { display: block; width: 100%; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  i { position: absolute; outline: 3px solid #d6006e; background: rgb(214 0 110 / 8%); }
</style>
<h1>${escaped(title)}</h1>
<main>${tiles.map(figure).join('\n')}</main>
</html>
`;

function figure({name, path, isLive, picture, change}: Tile): string {
  const changed = typeof change === 'object' ? change : undefined;
  const notes = [path, isLive && 'live', change === 'new' && 'new', changed && `${percent(changed.share)} changed`].filter(Boolean);
  const before = changed && `<div class="picture before">${image(changed.before)}</div>`;
  const now = 'trouble' in picture ? `<pre>${escaped(picture.trouble)}</pre>` : image(picture.source);
  const isMarked = 'trouble' in picture || change === 'new' || (changed && !isLive);
  return `<figure${isMarked ? ' class="marked"' : ''}>
  <figcaption>${escaped(`${name} (${notes.join('; ')})`)}</figcaption>
  <div class="pictures">${before ?? ''}<div class="picture">${now}${changed ? outlines(changed) : ''}</div></div>
</figure>`;
}

const image = (address: string): string => `<a href="${escaped(address)}"><img src="${escaped(address)}" alt=""></a>`;

const outlines = ({areas, width, height}: Change): string =>
  areas
    .map((area) => {
      const [left, across] = [area.x, area.width].map((length) => percent(length / width));
      const [top, down] = [area.y, area.height].map((length) => percent(length / height));
      return `<i style="left: ${left}; top: ${top}; width: ${across}; height: ${down}"></i>`;
    })
    .join('');
