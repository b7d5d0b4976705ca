import type {Abilities} from './engines.ts';
import type {Reader} from './reader.ts';

type Journey = (reader: Reader, abilities: Abilities) => Promise<void>;

/** What a reader does on the site, once for every engine. Each ends with what the reader then sees. */
export const journeys: Readonly<Record<string, Journey>> = {
  'read a page, and go to a heading from the table of contents': async (reader) => {
    await reader.open('/docs/hls-sdk/production');
    await reader.untilHeading('生产样例');
    await reader.click('.toc-highlight[href="#production"]');
    await reader.untilPath('/docs/hls-sdk/production#production');
    await reader.until('the heading stands below the navbar, in view', () => {
      const {top} = document.querySelector('#production')!.getBoundingClientRect();
      return top >= document.querySelector('.navbar')!.getBoundingClientRect().bottom - 1 && top < innerHeight;
    });
  },

  'navigate without loading anew, and come back': async (reader) => {
    await reader.open('/');
    await reader.untilAlive();
    await reader.read(() => void ((globalThis as {kept?: boolean}).kept = true));
    await reader.click('.navbar a', '计费说明');
    await reader.untilHeading('计费说明');
    await reader.until('the document is still the first one', () => (globalThis as {kept?: boolean}).kept);
    await reader.back();
    await reader.untilPath('/');
  },

  'arrive at an address that does not exist': async (reader) => {
    await reader.open('/docs/no-such-page');
    await reader.untilHeading('找不到页面');
  },

  'search with the keyboard alone': async (reader) => {
    await reader.open('/docs/about');
    await reader.untilAlive();
    await reader.press('/');
    await reader.until('the box has the focus', () => document.activeElement?.matches('[role=dialog] input[role=combobox]'));
    await reader.type('分享率低');
    const path = await reader.until('the final answer is there', () => {
      const isFinal = document.querySelector<HTMLElement>('[data-answered="分享率低"]')?.dataset.partial === 'false';
      return isFinal && document.querySelector('[role=dialog] a[role=option][aria-selected=true]')?.getAttribute('href');
    });
    await reader.press('Enter');
    await reader.untilPath(decodeURI(path));
    await reader.until('the box is closed', () => !document.querySelector('[role=dialog]'));
  },

  'open the language menu, which leads to the English site': async (reader) => {
    await reader.open('/');
    await reader.untilAlive();
    await reader.read(() => document.querySelector<HTMLElement>('.navbar .dropdown > button')!.focus());
    await reader.press('Enter');
    await reader.until('the entry for English is in view', () => {
      const english = document.querySelector<HTMLAnchorElement>('.navbar .dropdown a[lang=en]')!;
      return (
        getComputedStyle(english).visibility === 'visible' &&
        english.getBoundingClientRect().height > 0 &&
        english.textContent.includes('English')
      );
    });
  },

  'find a page through the menu of a phone': async (reader) => {
    await reader.resize(480, 900);
    await reader.open('/');
    await reader.untilAlive();
    await reader.click('.navbar__toggle');
    // A press on what still slides in may miss it.
    await reader.until(
      'the menu is open and stands still',
      () => document.querySelector('.drawer[data-open], .drawer:popover-open')?.getBoundingClientRect().left === 0,
    );
    await reader.click('.drawer a', '计费说明');
    await reader.untilPath('/docs/price');
    await reader.until('the menu is closed', () => !document.querySelector('[data-drawer-open]'));
    await reader.until('nothing scrolls sideways', () => document.documentElement.scrollWidth <= innerWidth);
  },

  'choose a tab, by pointer and by keyboard, and find it chosen again': async (reader) => {
    await reader.open('/docs/hls-sdk/quicestart');
    await reader.untilAlive();
    await reader.click('[role=tab]', 'pnpm');
    await reader.until('the panel of pnpm is shown, alone', shownCommand, 'pnpm add --save-exact ./x2-hlsjs');
    await reader.press('ArrowRight', 'Enter');
    await reader.until('the panel of Yarn is shown, alone', shownCommand, 'yarn add --exact x2-hlsjs');
    await reader.open('/docs/hls-sdk/quicestart');
    await reader.untilAlive();
    await reader.until('the choice was kept', shownCommand, 'yarn add --exact x2-hlsjs');
  },

  'run the laboratory with two viewers': async (reader, {webRtc}) => {
    await reader.open('/lab?viewers=2&mode=vod');
    await reader.untilAlive();
    await reader.click('main button', '开始');
    await reader.until('segments arrive', () => Number(document.querySelector<HTMLElement>('[data-lab-ledger]')?.dataset.segments) > 8);
    if (webRtc) {
      await reader.until('the viewers share', () => Number(document.querySelector<HTMLElement>('[data-lab-ledger]')?.dataset.p2pBytes) > 0);
    }
    await reader.until(
      webRtc ? 'nothing stands in the way' : 'one sentence says that WebRTC is missing',
      (isThere) => {
        const notices = [...document.querySelectorAll('[data-lab-notices] li')].map((item) => item.textContent);
        return isThere
          ? notices.length === 0
          : notices.length === 1 && notices[0]!.includes('没有 WebRTC') && notices[0]!.includes('走 HTTP');
      },
      webRtc,
    );
    await reader.click('main button', '停止');
    await reader.until(
      'the run has ended, with its figures',
      () => document.querySelector<HTMLElement>('[data-lab-ledger]')?.dataset.phase === 'stopped',
    );
  },

  'estimate the cost with a tool, in a worker': async (reader) => {
    await reader.open('/tools/cost?seed=7&samples=1000');
    await reader.untilAlive();
    await reader.click('main button', '计算范围');
    await reader.until('the estimate is done', () => document.querySelector('[data-simulation="done"]') !== null);
    const share = await reader.read(() => Number(document.querySelector<HTMLElement>('[data-cost-outcome]')!.dataset.pays));
    if (!(share >= 0 && share <= 1)) throw new Error(`the share of cases that pay is ${share}`);
  },

  'the engine can and cannot do what README.md says': async (reader, abilities) => {
    await reader.open('/docs/about');
    const measured = await reader.read(() => {
      const source = (globalThis as {ManagedMediaSource?: typeof MediaSource}).ManagedMediaSource ?? globalThis.MediaSource;
      return {
        webRtc: typeof RTCPeerConnection === 'function',
        h264: (source as typeof MediaSource | undefined)?.isTypeSupported('video/mp4; codecs="avc1.42c01e,mp4a.40.2"') ?? false,
        savingConnection: 'connection' in navigator,
        textHighlight: typeof CSS !== 'undefined' && 'highlights' in CSS,
      };
    });
    const differing = Object.entries(abilities).filter(([name, expected]) => measured[name as keyof Abilities] !== expected);
    if (differing.length > 0)
      throw new Error(`expected ${JSON.stringify(Object.fromEntries(differing))}, measured ${JSON.stringify(measured)}`);
  },
};

/** In the tabs that hold this command, only the panel with the command is shown. */
function shownCommand(command: string): boolean {
  const tabs = [...document.querySelectorAll('.tabs-container')].find((group) => group.textContent.includes(command))!;
  const shown = [...tabs.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter((panel) => panel.checkVisibility());
  return shown.length === 1 && shown[0]!.textContent.includes(command);
}
