import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitViewer} from './EmitViewer.ts';

/** Builds the laboratory's viewer page (`/lab-viewer/`): a small page of its own, outside the site's application. */
export default function labViewer({siteDir}: LoadContext): Plugin {
  return {
    name: 'lab-viewer',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [new EmitViewer(path.join(siteDir, 'src/lab/viewer'))]}),
  };
}
