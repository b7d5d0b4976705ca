import {defineAddress, publicTextIn} from '../../address/addressState.ts';
import {example} from './example.ts';

/** The most characters of each text in an address. */
const MOST = 1500;

export const causeAddress = defineAddress({
  a: publicTextIn({fallback: example.text, maxLength: MOST}),
  b: publicTextIn({maxLength: MOST}),
});
