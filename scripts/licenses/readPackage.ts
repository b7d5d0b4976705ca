import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
  readonly text: string;
};

type Manifest = {name: string; version: string; license?: string | {type: string}; homepage?: string; repository?: string | {url: string}};

/** A package's name, version, licence id and licence text, from its own folder. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const license = typeof manifest.license === 'object' ? manifest.license.type : manifest.license;
  if (!license) throw new Error(`${manifest.name} does not name its licence: find out what it is before shipping it.`);
  const homepage = manifest.homepage ?? repositoryPage(manifest.repository);
  return {
    name: manifest.name,
    version: manifest.version,
    license,
    ...(homepage?.startsWith('https://') ? {homepage} : {}),
    text: licenseText(folder) ?? '',
  };
}

function repositoryPage(repository: Manifest['repository']): string | undefined {
  const text = typeof repository === 'object' ? repository.url : repository;
  const path =
    /github\.com[/:]([^/]+\/[^/#]+?)(?:\.git)?(?:[/#].*)?$/.exec(text ?? '')?.[1] ??
    /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(text ?? '')?.[1];
  return path && `https://github.com/${path}`;
}

function licenseText(folder: string): string | undefined {
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt|mit))?$/i.test(entry));
  return file && readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
