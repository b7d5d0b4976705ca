/** The windows that a page is looked at in. */
export const DESKTOP = {width: 1280, height: 900};
export const PHONE = {width: 390, height: 844};
