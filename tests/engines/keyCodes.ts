import type {Key} from './driver.ts';

/** WebDriver gives keys without a character a place in Unicode's private area. */
const NAMED: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export function keyCode(key: Key): string {
  const code = NAMED[key] ?? key;
  if ([...code].length !== 1) throw new Error(`No WebDriver code for the key "${key}": add it to keyCodes.ts.`);
  return code;
}
