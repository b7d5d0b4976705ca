import {afterEach, expect, test, vi} from 'vitest';
import {memoryLimit} from './memoryLimit.ts';

afterEach(() => vi.unstubAllGlobals());

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 0, 400],
  ['a Windows laptop with a touch screen', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 10, 400],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 400],
  ['Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 5, 128],
  ['an Android tablet or box', `Mozilla/5.0 (Linux; Android 9; TV) ${CHROME} Safari/537.36`, 0, 128],
  ['HarmonyOS', `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${CHROME} ArkWeb/4.1.6.1`, 5, 128],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, 128],
  ['an iPad that passes for a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 128],
])('%s', (_, userAgent, maxTouchPoints, expected) => {
  vi.stubGlobal('navigator', {userAgent, maxTouchPoints});
  expect(memoryLimit()).toBe(expected);
});

test('no browser', () => {
  vi.stubGlobal('navigator', undefined);
  expect(memoryLimit()).toBe(400);
});
