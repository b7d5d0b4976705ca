const UNITS = ['m?s', '[kKMGT]i?B', '[kMG]bit/s', '[个次人位名秒天周条种项倍台份片档]', '分钟', '小时'];
const TORN = new RegExp(String.raw`(?<=\d) (?=(?:${UNITS.join('|')})(?![A-Za-z0-9/]))|(?<=\d) (?=× \d)|(?<=\d ×) (?=\d)`, 'g');

/** A number and its unit, and a product such as 5 × 2 s, stay on one line: the space in them, which the style guide asks for, does not break. */
export const keepUnits = (text: string): string => text.replace(TORN, '\u00a0');
