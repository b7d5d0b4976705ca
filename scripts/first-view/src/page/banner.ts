import {isCopy} from '@x2p2p/page/isCopy';
import {canStart} from './running.ts';

/** On the home page, whose files may have been built for another folder, shows the base-URL banner as well. */
export function sayWhere(): void {
  if (!document.getElementById('__docusaurus-base-url-issue-banner')) (window as {insertBanner?: () => void}).insertBanner?.();
}

/**
 * Upstream shows its base-URL banner on the home page when `window.docusaurus` is still undefined at DOMContentLoaded, which is
 * always so here. At home `sayWhere` shows it when the application's files turn out to be missing. Elsewhere they are not asked for; the
 * page's icon tells a site built for another folder from a copy of it, whose addresses have been rewritten and which nothing is wrong with.
 */
export function holdBannerBack(): void {
  Object.assign(window, {docusaurus: null});
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (canStart || !icon || isCopy()) return;
  void fetch(icon.href, {method: 'HEAD'}).then(
    ({ok}) => ok || sayWhere(),
    () => undefined,
  );
}
