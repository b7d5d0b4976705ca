import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {brand} from '@x2p2p/site/config/brand';
import {socialPicture} from '@x2p2p/site/config/socialPicture';
import {planSegments} from './planSegments.ts';
import {launchOptions} from '../tests/chromiumFeatures.ts';

// `npx tsx scripts/make-social-image.ts`
const {path, width, height} = socialPicture;
const OUT = fileURLToPath(new URL(`../site/static/${path}`, import.meta.url));

const cells = planSegments(4, 14)
  .map((row) => `<div class="row">${row.map((source) => `<i class="${source}"></i>`).join('')}</div>`)
  .join('');

const html = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: ${width}px; height: ${height}px; box-sizing: border-box; padding: 84px 90px; background: #fff; color: #16202b;
    font-family: system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; border-bottom: 12px solid #1f6feb; }
  h1 { margin: 0 0 18px; font-size: 66px; line-height: 1.25; }
  p { margin: 0 0 56px; font-size: 32px; color: #55626f; }
  .row { display: flex; gap: 14px; margin-bottom: 14px; }
  i { width: 44px; height: 44px; } .http { background: #e8710a; border-radius: 4px; } .p2p { background: #1f6feb; border-radius: 50%; }
</style><h1>同一个切片，<br>不必从服务器出发一千次</h1><p>${brand.name} · ${brand.tagline}</p>${cells}`;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({viewport: {width, height}});
await page.setContent(html);
await page.screenshot({path: OUT});
await browser.close();
