import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installedVersion} from '@x2p2p/site/config/installedVersion';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {pagesOf, productOf, type WebPackage} from '@x2p2p/site/data/products';
import {EXAMPLES_DIR, pickRegion} from '@x2p2p/site/remark/remarkExample';
import {listFiles} from '../listFiles.ts';
import {agentsGuide} from './agentsGuide.ts';
import {shippedPath, withShippedLinks} from './shippedLinks.ts';

const TEMPLATES = fileURLToPath(new URL('../../site/agents/', import.meta.url));

/** What both engines need beside their own pages. */
const shared = ['no-p2p', 'accessflow', 'console/Authentication', 'console/Manage_authentication', 'faq/Integration', 'faq/errors'];
/** Rules of the core, which the pages of hls.js tell for both players. */
const rules = ['tuning', 'swarms', 'csp', 'integrity', 'tracker'].map((page) => `hls-sdk/${page}`);

const underDocs = (pages: readonly string[]): string[] => pages.map((page) => `/docs/${page}`);

/** The packages that carry documentation for whoever has nothing else: the routes of its pages, and samples to copy. */
export const documented = {
  'x2-hlsjs': {pages: underDocs([...pagesOf(productOf('hls')), ...shared]), samples: ['hls-production']},
  'x2-shaka': {pages: underDocs([...pagesOf(productOf('shaka')), ...rules, ...shared]), samples: ['shaka-production']},
  'stream-doctor': {
    pages: ['/tools/stream-doctor', ...underDocs(['hls-sdk/tuning', 'hls-sdk/swarms', 'hls-sdk/csp', 'no-p2p'])],
    samples: ['doctor-check'],
  },
} as const satisfies Record<WebPackage | 'stream-doctor', {readonly pages: readonly string[]; readonly samples: readonly string[]}>;

type DocumentedPackage = keyof typeof documented;
export const documentedPackages = Object.keys(documented) as readonly DocumentedPackage[];

/** Writes `docs/`, pages of a built site and samples, and `AGENTS.md`, the index of a package for programming assistants. */
export function shipDocs(build: string, name: DocumentedPackage, folder: string): void {
  removeDocs(folder);
  const {pages, samples} = documented[name];
  const version = installedVersion(name);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  };
  const shipped = new Set<string>(pages);
  for (const route of pages) {
    const source = join(build, `${route}.md`);
    if (!existsSync(source)) throw new Error(`${source} is not there: run "npm run build" first, or correct the list of pages.`);
    const page = withShippedLinks(readFileSync(source, 'utf8'), route, shipped, ownerValue(owner.siteUrl));
    write(`docs/${shippedPath(route)}.md`, page.replace('网页：', `随 ${name} ${version} 打包；网页：`));
  }
  for (const sample of samples) {
    for (const file of listFiles(join(EXAMPLES_DIR, sample)))
      write(`docs/examples/${sample}/${file}`, `${pickRegion(readFileSync(join(EXAMPLES_DIR, sample, file), 'utf8'))}\n`);
  }
  const template = (file: string): string => readFileSync(`${TEMPLATES}${file}.mdx`, 'utf8');
  write('AGENTS.md', agentsGuide(template(name), version, template));
}

/** Copies that stayed would tell of a site and samples that have changed since. */
export function removeDocs(folder: string): void {
  for (const file of ['docs', 'AGENTS.md']) rmSync(join(folder, file), {recursive: true, force: true});
}
