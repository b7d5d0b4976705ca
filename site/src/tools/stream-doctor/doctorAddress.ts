import {engineDefaults} from 'stream-doctor/model';
import {defineAddress, flag, numberIn, oneOf, textIn} from '../../address/addressState.ts';
import {example} from './example.ts';

/** The most characters of each text. A longer playlist makes an address that chat programs cut off. */
export const lengths = {url: 2000, base: 2000, text: 1500, id: 500} as const;

/** What the numbers may be; the address and the controls share it. */
export const limits = {
  window: {min: 0, max: 3600},
  sync: {min: 0, max: 1000},
  uplink: {min: 50, max: 1_000_000},
} as const;

export const doctorAddress = defineAddress({
  from: oneOf(['text', 'url'], 'text'),
  url: textIn({maxLength: lengths.url}),
  /** Address the pasted text belongs to. */
  base: textIn({fallback: example.address, maxLength: lengths.base}),
  text: textIn({fallback: example.text, maxLength: lengths.text}),
  /** What the same list said later. */
  later: textIn({maxLength: lengths.text}),
  id: textIn({maxLength: lengths.id}),
  window: numberIn({...limits.window, fallback: engineDefaults.highDemandTimeWindow}),
  /** 0: left to the engine. */
  sync: numberIn({...limits.sync, fallback: 0, integer: true}),
  ll: flag(true),
  uplink: numberIn({...limits.uplink, fallback: 2000}),
});

export type DoctorValues = (typeof doctorAddress)['defaults'];
