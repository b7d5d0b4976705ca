import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {owner} from '../owner.ts';
import type {OwnerFacts} from '../ownerFacts.ts';

const DAY = 86_400_000;

/** RFC 9116 advises less than a year: a site that nobody has released for that long should not speak for its owner. */
const VALID_DAYS = 360;

/** The text, or undefined without a contact: the format demands one, so a neutral sentence would be an error, and an address an invention. */
export function securityText({securityContact}: Pick<OwnerFacts, 'securityContact'>, site: string, now = new Date()): string | undefined {
  if (securityContact.state === 'unknown') return undefined;
  // A day has one text, so that builds of it do not differ.
  const expires = new Date(Math.floor(now.getTime() / DAY + VALID_DAYS) * DAY).toISOString().replace('.000', '');
  return `Contact: ${securityContact.value}\nExpires: ${expires}\nCanonical: ${site}/.well-known/security.txt\n`;
}

/** `/.well-known/security.txt`: whom to tell of a hole. */
export const securityTxt: PluginModule = () => ({
  name: 'x2-security-txt',
  async postBuild({outDir, siteConfig: {url}}) {
    const text = securityText(owner, url);
    if (text === undefined) return;
    await mkdir(join(outDir, '.well-known'), {recursive: true});
    await writeFile(join(outDir, '.well-known/security.txt'), text);
  },
});
