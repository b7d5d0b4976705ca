import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {BUILD_DIR} from '../siteServer.ts';
import {findDictionary} from './dictionary.ts';
import {buildFiles, configFiles} from './deployFiles.ts';
import {scriptHashes} from './inlineScripts.ts';
import {uploadPlan} from './uploadPlan.ts';

// `npm run deploy:config`: writes deploy/ from site/config and, where the site is built, what belongs to that build.
const DEPLOY_DIR = fileURLToPath(new URL('../../deploy/', import.meta.url));

function write(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const path = join(DEPLOY_DIR, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    console.log(`deploy/${file}`);
  }
}

try {
  write(configFiles());
  if (existsSync(`${BUILD_DIR}/index.html`)) {
    const hashes = scriptHashes(BUILD_DIR);
    const dictionary = findDictionary(BUILD_DIR);
    write(buildFiles({scriptHashes: hashes, dictionary}));
    write(new Map([['object-storage/upload.tsv', uploadPlan(BUILD_DIR)]]));
    console.log(`The policy allows ${hashes.length} inline scripts:\n${hashes.map((hash) => `  ${hash}`).join('\n')}`);
    console.log(
      dictionary
        ? `Pages are sent with the dictionary ${dictionary.path}.`
        : 'There is no dictionary, so pages are sent whole: run "npm run precompress", then this again.',
    );
  } else {
    console.log('There is no built site, so the security headers are missing: run "npm run build", then this again.');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
