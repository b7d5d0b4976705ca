import type {PluginConfig} from '@docusaurus/types';
import {freshPackages} from './freshPackages.ts';
import {impatientChunks} from './impatientChunks.ts';
import {lessScript} from './lessScript.ts';
import {malformedHash} from './malformedHash/index.ts';
import {pageReports} from './pageReports.ts';
import {recordShipped} from './recordShipped.ts';
import {releaseFiles} from './releaseFiles.ts';
import {serverInOneFile} from './serverInOneFile.ts';
import {stylesOnce} from './stylesOnce.ts';
import {wholeCharacters} from './wholeCharacters/index.ts';
import {withoutPrism} from './withoutPrism.ts';

/** Changes to how the application is bundled, each a hook of a few lines with its reason. */
export const bundler: PluginConfig[] = [
  wholeCharacters,
  withoutPrism,
  lessScript,
  stylesOnce,
  serverInOneFile,
  recordShipped,
  releaseFiles,
  impatientChunks,
  freshPackages,
  malformedHash,
  pageReports,
];
