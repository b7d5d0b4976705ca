import {fileURLToPath} from 'node:url';
import type {WebPackage} from '@x2p2p/site/data/products';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What one version of an engine offers. */
export const surfaceFile = (name: WebPackage, version: string): string => fromRoot(`site/src/data/surfaces/${name}-${version}.json`);

/** The script of a released engine, compressed. */
export const keptEngine = (name: WebPackage, version: string): string => fromRoot(`tests/fixtures/released/${name}-${version}.iife.js.br`);

/** Whether viewers of two versions of an engine meet. */
export const meetingFile = (name: WebPackage, older: string, newer: string): string =>
  fromRoot(`site/src/data/surfaces/meetings/${name}-${older}-${newer}.json`);
