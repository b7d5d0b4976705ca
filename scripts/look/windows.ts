/**
 * The windows that the site is looked at in: a phone, a tablet, a laptop and a large screen; and how wide their pictures stand on a
 * sheet, whose rows they fill.
 */
export const windows = [
  {width: 390, height: 844, thumbnail: 293},
  {width: 768, height: 1024, thumbnail: 404},
  {width: 1280, height: 900, thumbnail: 489},
  {width: 1920, height: 1080, thumbnail: 616},
] as const;

export type Window = (typeof windows)[number];
