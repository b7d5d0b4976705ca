import type {PageInfo} from './RecordStore.ts';
import type {SdksNamed} from './sdksNamed.ts';

const SAME_SDK = 1.2;
/** The query names an SDK: its pages answer. */
const ASKED_SDK = 1.6;
/** Where the query names one, or the reader has chosen one, those of another hardly do. */
const OTHER_SDK = 0.6;

/** A question of the FAQ like 接入 Shaka 后频繁缓冲 counts as a page of Shaka; other pages that name hls.js, such as the licences, do not. */
export const sdkAnsweredFor = (
  {sdk, kind}: PageInfo,
  heading: string,
  asked: readonly string[],
  sdksNamed: SdksNamed,
): string | undefined => sdk ?? (kind === 'faq' ? sdksNamed(heading).find((named) => asked.includes(named)) : undefined);

/** How well what is said of one SDK fits the reader: the SDK that the query names comes before the one preferred. */
export function sdkFit(sdk: string | undefined, asked: readonly string[], preferred: string | undefined): number {
  if (!sdk) return 1;
  if (asked.length) return asked.includes(sdk) ? ASKED_SDK : OTHER_SDK;
  if (!preferred) return 1;
  return sdk === preferred ? SAME_SDK : OTHER_SDK;
}
