import {existsSync, readFileSync} from 'node:fs';
import type {WebProduct} from '../products.ts';
import {readHistory} from '../releases/readHistory.ts';
import type {Meeting} from './Meeting.ts';
import type {Surface} from './Surface.ts';

/** Two versions of an engine, and whether their viewers have been seen to meet. */
export type VersionPair = {readonly older: Surface; readonly newer: Surface; readonly meeting: Meeting | undefined};

/** Every pair of released versions, the newest first. */
export function readVersions({id, package: name}: WebProduct): VersionPair[] {
  const surfaces = readHistory(id).releases.map(({version}) => read(`${name}-${version}`) as Surface);
  return surfaces.flatMap((newer, index) =>
    surfaces.slice(index + 1).map((older) => {
      const meeting = `meetings/${name}-${older.version}-${newer.version}`;
      return {older, newer, meeting: existsSync(file(meeting)) ? (read(meeting) as Meeting) : undefined};
    }),
  );
}

const file = (name: string): URL => new URL(`${name}.json`, import.meta.url);

function read(name: string): unknown {
  if (!existsSync(file(name))) throw new Error(`没有 site/src/data/surfaces/${name}.json：运行 npm run surface。`);
  return JSON.parse(readFileSync(file(name), 'utf8'));
}
