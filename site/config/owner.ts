import {placeholder, unknown} from './fact.ts';
import type {OwnerFacts} from './ownerFacts.ts';

/**
 * Everything only the operator can know, in one place.
 *
 * - `known(value)`: confirmed by the owner; printed as it is.
 * - `placeholder(value)`: a stand-in under a reserved `.example` name, so links work while the real value is open.
 * - `unknown()`: not decided; pages print the neutral sentence「以 X2 控制台公示为准」.
 *
 * `npm run facts` lists what is open. With `STRICT_FACTS=1` an open fact fails the build, unless the owner may have none of it.
 */
export const owner: OwnerFacts = {
  siteUrl: placeholder('https://www.x2p2p.example'),
  englishSiteUrl: placeholder('https://en.x2p2p.example'),
  consoleUrl: placeholder('https://console.x2p2p.example'),
  sourceUrl: placeholder('https://code.x2p2p.example/x2-p2p/site'),
  sourceHost: unknown(),
  contactEmail: placeholder('support@x2p2p.example'),
  privacyEmail: placeholder('privacy@x2p2p.example'),
  legalEntity: unknown(),
  registeredAddress: unknown(),
  privacyOfficer: unknown(),
  icpNumber: unknown(),
  publicSecurityNumber: unknown(),
  trackerUrl: placeholder('wss://tracker.x2p2p.example/announce'),
  labTrackerUrl: unknown(),
  stunUrl: placeholder('stun:stun.x2p2p.example:3478'),
  priceListUrl: unknown(),
  governingCourt: unknown(),
  dataRetentionDays: unknown(),
  packages: unknown(),
  androidCoordinates: placeholder('com.x2p2p.example:x2p2p'),
  iosPackage: placeholder('https://code.x2p2p.example/x2-p2p/x2p2p-swift'),
  windowsPackage: unknown(),
  termsEffectiveDate: unknown(),
  legalReview: unknown(),
  serviceLevel: unknown(),
  statusPage: unknown(),
  supportPolicy: unknown(),
  gradedProtection: unknown(),
  algorithmFiling: unknown(),
  securityContact: unknown(),
  baiduVerification: unknown(),
  googleVerification: unknown(),
  bingVerification: unknown(),
};
