import {defineAddress, numberIn, oneOf, textIn, flag} from '../shared/addressState.ts';
import {example} from './example.ts';

/** A longer playlist makes an address that chat programs cut off. */
export const LONGEST_SHARED_TEXT = 1500;

export const doctorAddress = defineAddress({
  from: oneOf(['text', 'url'], 'text'),
  url: textIn({maxLength: 2000}),
  /** Address the pasted text belongs to. */
  base: textIn({fallback: example.address, maxLength: 2000}),
  text: textIn({fallback: example.text, maxLength: LONGEST_SHARED_TEXT}),
  id: textIn({maxLength: 500}),
  window: numberIn({fallback: 15, min: 0, max: 3600}),
  /** 0: left to the engine. */
  sync: numberIn({fallback: 0, min: 0, max: 1000, integer: true}),
  ll: flag(true),
  uplink: numberIn({fallback: 2000, min: 50, max: 1_000_000}),
});

export type DoctorValues = (typeof doctorAddress)['defaults'];
