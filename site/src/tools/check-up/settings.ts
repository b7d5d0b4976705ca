import {addressesIn, addressIn, defineAddress, publicTextIn} from '../../address/addressState.ts';
import {isStunUrl, splitList} from '../shared/lists.ts';
import {addressProblem, cleanAddress, urlOf} from '../shared/pastedAddress.ts';
import {readTrackers, type Trackers} from '../shared/readTrackers.ts';
import {namesToken} from '../shared/withoutToken.ts';
import {policyAlone} from './policy.ts';

/** The most characters of each text in an address. */
export const lengths = {tracker: 500, stun: 500, csp: 3000, stream: 1000, site: 500} as const;

const policyText = publicTextIn({maxLength: lengths.csp});

/** All are empty at first: nothing outside this page is contacted unless the reader names it. */
export const address = defineAddress({
  tracker: addressesIn({maxLength: lengths.tracker}),
  stun: publicTextIn({maxLength: lengths.stun}),
  /** Often a server's whole response, with its cookies. */
  csp: {...policyText, write: (text: string) => policyText.write(policyAlone(text))},
  stream: addressIn({maxLength: lengths.stream}),
  /** The reader's page: what its policy calls 'self'. */
  site: addressIn({maxLength: lengths.site}),
});

export type Settings = typeof address.defaults;

/** The check-up announces to one tracker. What a page may connect to is a result of its own, not a fault of the field. */
const trackersIn = (text: string): Trackers => readTrackers(text, {most: 1});

export const trackerOf = (text: string): URL | undefined => trackersIn(text).urls[0];

/** Why a field cannot be used; undefined when it can, or when it is empty. */
export const fieldProblems: Readonly<Partial<Record<keyof Settings, (text: string) => string | undefined>>> = {
  tracker: (text) => {
    const {urls, problem} = trackersIn(text);
    return problem ?? (urls.some(namesToken) ? '不要把令牌写在这里，已经去掉：体检不需要令牌。' : undefined);
  },
  stun: (text) => (splitList(text).every(isStunUrl) ? undefined : 'STUN 应形如 stun:stun.x2p2p.example:3478，几个用逗号隔开。'),
  stream: addressProblem,
  site: addressProblem,
};

export const toUrl = (text: string): URL | undefined => urlOf(cleanAddress(text));
