import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitViewer} from '../../src/lab/bundle/EmitViewer.ts';
import {recordModules} from '../bundler/recordShipped.ts';

const record = recordModules('lab-viewer');

/** Builds the laboratory's viewer page (`/lab-viewer/`): a small page of its own, outside the site's application. */
export const labViewer = (context: LoadContext): Plugin => ({
  name: 'lab-viewer',
  configureWebpack: (_config, isServer) =>
    isServer ? {} : {plugins: [new EmitViewer(path.join(context.siteDir, 'src/lab/viewer'), (files) => record(context, files))]},
});
