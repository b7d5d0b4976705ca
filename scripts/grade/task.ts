import {readFileSync} from 'node:fs';
import {webProducts, type WebPackage} from '@x2p2p/site/data/products';

/** What an integration is made with, besides the package. */
export const playerOf: Readonly<Record<WebPackage, string>> = {'x2-hlsjs': 'hls.js', 'x2-shaka': 'shaka-player'};

export const gradedPackages: readonly WebPackage[] = webProducts.map((product) => product.package);

/** What whoever makes a graded folder is asked for: what the page must do, and where the grader looks; nothing of how it is done. */
export const taskFor = (name: WebPackage): string =>
  readFileSync(new URL('task.txt', import.meta.url), 'utf8')
    .trim()
    .replaceAll('{package}', name)
    .replaceAll('{player}', playerOf[name]);
