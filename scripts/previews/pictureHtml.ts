import {readFileSync} from 'node:fs';
import {brand} from '@x2p2p/site/config/brand';
import {previewSize, type Preview} from '@x2p2p/site/config/previews';
import {lanesOf} from '@x2p2p/site/lab/compact/replay';
import {good} from '@x2p2p/site/lab/recorded/runs';

// Written for a picture 300 px wide: letters and lanes are four times as large as they are to be seen. All that is to be read stands in the
// square in the middle, to which some programs cut it.

const read = (path: string): string => readFileSync(new URL(`../../site/${path}`, import.meta.url), 'utf8');
const mark = read('static/img/favicon.svg');
const sheet = read('src/css/tokens.css');

/** The declarations of some tokens, as the rules that begin at a selector have them. */
function tokens(selector: string, names: readonly string[]): string {
  const rules = sheet.slice(sheet.indexOf(`\n${selector}`));
  return names.map((name) => `--x2-${name}: ${new RegExp(`--x2-${name}: ([^;]+);`).exec(rules)![1]};`).join(' ');
}

const styles = `
  body { ${tokens(':root {', ['ink', 'muted', 'surface'])} }
  .panel { ${tokens("[data-theme='dark'],", ['ink', 'surface', 'line', 'http', 'p2p'])} }
  body { margin: 0; width: ${previewSize.width}px; height: ${previewSize.height}px; display: flex; flex-direction: column; background: var(--x2-surface);
    color: var(--x2-ink); font-family: 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; text-align: center; }
  header { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px; }
  .brand { display: flex; align-items: center; gap: 14px; font-size: 42px; line-height: 1.2; font-weight: 600; }
  svg { width: 46px; height: 46px; }
  h1 { margin: 0; font-weight: 600; line-height: 1.2; white-space: pre; }
  p { margin: 0; font-size: 46px; line-height: 1.3; color: var(--x2-muted); }
  .panel { background: var(--x2-surface); color: var(--x2-ink); padding: 32px 36px 22px; }
  .lane { display: flex; gap: 7px; margin-bottom: 7px; }
  i { display: block; flex: 1; height: 22px; border-radius: 3px; background: var(--x2-line); }
  .http { background: var(--x2-http); }
  .p2p { background: var(--x2-p2p); border-radius: 999px; }
  .key { display: flex; justify-content: center; align-items: center; gap: 16px; margin-top: 16px; font-size: 40px; line-height: 1.2; }
  .key i { flex: none; width: 34px; height: 34px; }
  .key .p2p { margin-left: 40px; }`;

const LARGEST = 132;
const WIDEST = 606;

/** As large as the longest line fits into the square. Latin letters are a little more than half as wide as Chinese ones. */
function sizeOf(title: string): number {
  const ems = (line: string) => [...line].reduce((width, letter) => width + (letter > '\u2e7f' ? 1 : 0.6), 0);
  return Math.min(LARGEST, Math.floor(WIDEST / Math.max(...title.split('\n').map(ems))));
}

const lanes = lanesOf(good)
  .map(({cells}) => `<div class="lane">${cells.map(({source}) => `<i class="${source}"></i>`).join('')}</div>`)
  .join('');

/** A page that looks like the picture. */
export const pictureHtml = ({title, line}: Preview): string => `<!doctype html><html lang="${brand.language}"><meta charset="utf-8">
<style>${styles}</style>
<header><div class="brand">${mark}${brand.name}</div><h1 style="font-size: ${sizeOf(title)}px">${title}</h1>${line ? `<p>${line}</p>` : ''}</header>
<div class="panel">${lanes}<div class="key"><i class="http"></i>来自服务器<i class="p2p"></i>来自其他观众</div></div>`;
