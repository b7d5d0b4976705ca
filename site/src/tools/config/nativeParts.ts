import {contracts} from '../../data/sdk/index.ts';
import {modeOptions} from './modeOptions.ts';
import type {Project} from './readSettings.ts';
import {uploadPolicies, type NativePlatform, type UploadPolicy} from './settings.ts';

/** The contract lists the three policies in this order: unmetered networks, any, never. */
export function uploadOn(platform: NativePlatform, policy: UploadPolicy): string {
  const words = contracts[platform].options.find(({name}) => name === 'uploadOn')?.range ?? '';
  const values = [...words.matchAll(/`([^`]+)`：/g)].map(([, value]) => value!);
  return values[uploadPolicies.indexOf(policy)]!;
}

/** Options in the order of the contract, the choices' own first. */
export function engineOptions(project: Project): [string, unknown][] {
  return Object.entries({...modeOptions(project), ...project.options});
}
