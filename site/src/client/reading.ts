import type {ClientModule} from '@docusaurus/types';
import {markContents} from '@x2p2p/page/contents';
import {followContents} from '@x2p2p/page/followContents';
import {serveReading} from '@x2p2p/page/reading';
import {followSdkChoice} from '@x2p2p/page/sdkChoice';
import {serveSite} from '@x2p2p/page/serveSite';

/** A built page has it in its HTML (`scripts/first-view`); one of `npm run dev` has not. */
if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined') {
  serveReading();
  serveSite();
}

/** Another page may come without anything being scrolled, and its address may name an SDK. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  followSdkChoice();
  requestAnimationFrame(() => {
    markContents();
    followContents();
  });
};
