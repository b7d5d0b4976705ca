import {writeFileSync} from 'node:fs';
import {changelogFiles} from './changelogFiles.ts';

// `npm run changelogs`: writes the CHANGELOG.md of each package from the data behind its history page.
for (const [file, text] of changelogFiles()) {
  writeFileSync(new URL(`../../${file}`, import.meta.url), text);
  console.log(file);
}
