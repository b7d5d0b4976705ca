import {inAppBrowser} from '../inAppBrowser.ts';
import {isReportOnly, policyHints, policyProblems} from '../policy.ts';
import type {Outcome} from '../report.ts';
import type {Probe} from '../runProbes.ts';
import {toUrl, trackerOf, type Settings} from '../settings.ts';

export const serviceWorker: Probe = {
  id: 'service-worker',
  name: 'Service Worker',
  timeLimitMs: 2000,
  run: async (): Promise<Outcome> => {
    if (!('serviceWorker' in navigator)) return {status: 'info', text: '没有 Service Worker。引擎不用它，不影响 P2P。'};
    const count = (await navigator.serviceWorker.getRegistrations()).length;
    return {
      status: 'ok',
      text: `有，本网站注册了 ${count} 个。引擎不用它；你自己的 Service Worker 若改写切片请求，要原样放行 Range。`,
      facts: {registrations: count},
    };
  },
};

export const storage: Probe = {
  id: 'storage',
  name: '站点存储',
  timeLimitMs: 4000,
  run: async (): Promise<Outcome> => {
    const name = 'x2-check-up';
    let isWritable = false;
    try {
      localStorage.setItem(name, '1');
      isWritable = localStorage.getItem(name) === '1';
      localStorage.removeItem(name);
    } catch {
      // Refused by a setting of the browser: that is the finding.
    }
    const {quota = 0} = (await (navigator.storage as Partial<StorageManager> | undefined)?.estimate?.().catch(() => undefined)) ?? {};
    const facts = {localStorage: isWritable, quotaMB: Math.round(quota / 1e6)};
    return isWritable
      ? {status: 'ok', text: '可以写。引擎的切片只放内存，这里只影响记住观众的选择。', facts}
      : {
          status: 'warn',
          text: '不能写：播放与 P2P 不受影响，但记不住观众关掉 P2P 的选择，下次要再问。',
          facts,
          remedy: {to: '/docs/faq/product#opt-out', label: '让观众关闭 P2P'},
        };
  },
};

export const secureContext: Probe = {
  id: 'secure-context',
  name: '安全上下文与混合内容',
  timeLimitMs: 1000,
  run: (): Outcome => {
    const facts = {isSecureContext, protocol: location.protocol};
    return isSecureContext
      ? {
          status: 'ok',
          text:
            location.protocol === 'https:'
              ? 'https 页面：Tracker 要 wss://，切片要 https://。'
              : '本机页面，浏览器按安全对待；上线后要用 https。',
          facts,
        }
      : {
          status: 'warn',
          text: '不是 https：没有 crypto.subtle，切片校验不能用 SHA-256，一些浏览器还会关闭 WebRTC。',
          facts,
          remedy: {to: '/docs/hls-sdk/integrity', label: '切片校验'},
        };
  },
};

/** Stands in for an unknown page: an origin that no stream or tracker has. */
const SOMEWHERE = 'https://your-site.invalid';

export const policy = ({csp, stream, tracker, site}: Settings): Probe => ({
  id: 'policy',
  name: '网页的 CSP',
  timeLimitMs: 1000,
  run: (): Outcome => {
    if (csp.trim() === '') return {status: 'skipped', text: '没有粘贴你网页的 CSP。浏览器只让网页看到自己的 CSP，所以要你给。'};
    const page = toUrl(site);
    const self = page?.origin ?? SOMEWHERE;
    const stopping = policyProblems(csp, {stream: toUrl(stream)?.href, tracker: trackerOf(tracker)?.href, site: self});
    const problems = [...stopping, ...policyHints(csp, self)];
    const unasked = [stream.trim() === '' ? '播放地址' : '', tracker.trim() === '' ? 'Tracker' : ''].filter(Boolean).join('、');
    const rest = `${unasked ? `没有填（或填的用不了）${unasked}，connect-src 只核对了其余的。` : ''}${page || !/'self'/i.test(csp) ? '' : "没有填网页地址，'self' 当作与播放地址、Tracker 都不同源。"}`;
    if (problems.length === 0) return {status: 'ok', text: `放行了播放器要的来源。${rest}`};
    const found = {
      text: `${problems.join('；')}。${rest}`,
      facts: {problems: problems.length},
      remedy: {to: '/docs/hls-sdk/csp#csp', label: 'CSP 写法'},
    };
    if (isReportOnly(csp)) return {...found, status: 'warn', text: `这份策略只上报，现在什么也不拦。照样启用之后：${found.text}`};
    return {...found, status: stopping.length > 0 ? 'fail' : 'warn'};
  },
});

type Connection = {readonly type?: string; readonly saveData?: boolean; readonly effectiveType?: string};

export const network: Probe = {
  id: 'network',
  name: '网络类型与省流量',
  timeLimitMs: 1000,
  run: (): Outcome => {
    const {connection, onLine} = navigator as Navigator & {connection?: Connection};
    // Browsers are sure only of this answer: a device that is online may still reach nothing.
    if (!onLine)
      return {status: 'fail', text: '现在没有网络：播放列表、切片和 Tracker 都到不了。连上之后再测一次。', facts: {isOnline: false}};
    if (!connection)
      return {
        status: 'info',
        text: '这个浏览器不提供网络类型（Safari 与 Firefox 都不提供）：是否在蜂窝网上传，只能由观众自己选。',
        remedy: {to: '/docs/hls-sdk/production#cellular', label: '蜂窝与省流量'},
      };
    const facts = {type: connection.type ?? 'unknown', saveData: connection.saveData === true};
    if (facts.saveData)
      return {
        status: 'warn',
        text: '打开了省流量模式：按文档的策略，这时不应使用 P2P。',
        facts,
        remedy: {to: '/docs/hls-sdk/production#cellular', label: '蜂窝与省流量'},
      };
    return {
      status: 'ok',
      text: `浏览器提供网络类型（${facts.type === 'unknown' ? '现在未说明' : `现在是 ${facts.type}`}），省流量模式关闭。`,
      facts,
    };
  },
};

export const browser: Probe = {
  id: 'in-app-browser',
  name: '应用内浏览器',
  timeLimitMs: 1000,
  run: (): Outcome => {
    const name = inAppBrowser(navigator.userAgent);
    return name
      ? {
          status: 'warn',
          text: `看起来在${name}里。能力以上面各项为准；它升级后可能不同，在系统浏览器里再测一次作对比。`,
          facts: {name},
          remedy: {to: '/docs/faq/Integration#in-app-browsers', label: '应用内浏览器'},
        }
      : {status: 'ok', text: '不像应用内浏览器。'};
  },
};
