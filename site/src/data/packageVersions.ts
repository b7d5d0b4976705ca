import type {OwnPackage} from '../../config/install.ts';
import {version as doctor} from 'stream-doctor/package.json';
import {version as cli} from 'x2-cli/package.json';
import {version as hlsjs} from 'x2-hlsjs/package.json';
import {version as shaka} from 'x2-shaka/package.json';

/** Versions of the packages in this repository, which are in the names of their files. */
export const packageVersions: Readonly<Record<OwnPackage, string>> = {
  'x2-hlsjs': hlsjs,
  'x2-shaka': shaka,
  'stream-doctor': doctor,
  'x2-cli': cli,
};
