import {productIds} from '../../../src/data/products.ts';
import {releaseAnchor, releaseHeading} from '../../../src/data/releases/historyPages.ts';
import {readHistory} from '../../../src/data/releases/readHistory.ts';
import {productTexts} from '../../../src/remark/remarkProducts.ts';

/** A part of a page: its title, and its anchor. */
export type Section = {readonly title: string; readonly id: string};

/** Sections that only lead on to other pages. */
const WAYS_ON = new Set(['next']);
const NEWEST_RELEASES = 3;

const HEADING = /^## (.+?)\s*\{\/\* #(\S+) \*\/\}$/;
const RELEASES = /^<Releases product="(\w+)" \/>$/;

/** The sections of a page as its source has them, a list of releases by its newest. */
export function sectionsIn(source: string): Section[] {
  return source
    .replace(/^(`{3,}).*?^\1$/gms, '')
    .split('\n')
    .flatMap((line) => {
      const [, title, id] = HEADING.exec(line) ?? [];
      if (title && id) return WAYS_ON.has(id) ? [] : [{title: asText(title), id}];
      const product = productIds.find((one) => one === RELEASES.exec(line)?.[1]);
      return product ? newestOf(product) : [];
    });
}

const asText = (title: string): string => title.replaceAll('`', '').replace(/\{(\w+)\}/g, (_, name: string) => productTexts[name] ?? '');

function newestOf(product: (typeof productIds)[number]): Section[] {
  const {kind, releases} = readHistory(product);
  return releases.slice(0, NEWEST_RELEASES).map(({version, date}) => ({
    title: `${releaseHeading(kind, version)}（${date}）`,
    id: releaseAnchor(version),
  }));
}
