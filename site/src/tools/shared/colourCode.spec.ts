import {describe, expect, test} from 'vitest';
import {productIds} from '../../data/products.ts';
import {highlightCode} from '../../rehype/highlightCode.ts';
import {generate} from '../config/generate.ts';
import {readSettings} from '../config/readSettings.ts';
import {address} from '../config/settings.ts';
import {skinIds} from '../config/skins.ts';
import {colourCode} from './colourCode.ts';

const files = productIds.flatMap((platform) =>
  skinIds.flatMap((skin) => {
    const {project} = readSettings({...address.defaults, platform, skin, dynamic: '{"highDemandTimeWindow": 8}'});
    return generate(project!);
  }),
);

const unescaped = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const textOf = (html: string): string => unescaped(html.replace(/<\/?b[^>]*>/g, ''));

/** The class of every character; `.` is plain. */
function coloursOf(html: string): string {
  let colour = '.';
  return [...html.matchAll(/<b class=(\w)>|<\/b>|&\w+;|[^]/g)]
    .map(([piece, letter]) => {
      if (piece.startsWith('<b') || piece === '</b>') return void (colour = letter ?? '.');
      return colour;
    })
    .join('');
}

describe.each([...new Set(files.map(({language}) => language))])('%s', (language) => {
  const codes = [...new Set(files.filter((file) => file.language === language).map(({code}) => code))];

  test('colours change no character', () => {
    for (const code of codes) expect(textOf(colourCode(code, language))).toBe(code);
  });

  test('is coloured nearly as in the documentation', async () => {
    let [same, all] = [0, 0];
    for (const code of codes) {
      const [ours, theirs] = [coloursOf(colourCode(code, language)), coloursOf(await highlightCode(code, language))];
      for (const [index, character] of [...code].entries()) {
        if (!/\S/.test(character)) continue;
        all += 1;
        if (ours[index] === theirs[index]) same += 1;
      }
    }
    expect(same / all).toBeGreaterThan(0.8);
  });
});

test('markup in code stays text', () => {
  const code = 'const a = "<img src=x onerror=1>"; // </b><script>&amp;';
  const html = colourCode(code, 'ts');
  expect(html).not.toMatch(/<(?!\/?b[ >])/);
  expect(textOf(html)).toBe(code);
});
