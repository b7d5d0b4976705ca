import {chromium} from '@playwright/test';
import {peersMeet} from '../../tests/browserPath.ts';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {buildProject} from './buildProject.ts';
import {judge, type Grades} from './judge.ts';
import {observe} from './observe.ts';

/** Whatever the page asks for, no other machine is reached. */
const NOBODY_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Builds what is in the folder and tries it out in a browser; throws {@link Trouble} where there is nothing to try. */
export async function grade(folder: string, name: string): Promise<{readonly grades: Grades; readonly version: string}> {
  const {dist, version, remove} = await buildProject(folder, name);
  try {
    const browser = await chromium.launch(launchOptions([...peersMeet, NOBODY_ELSE]));
    try {
      return {grades: judge(await observe(browser, dist)), version};
    } finally {
      await browser.close();
    }
  } finally {
    remove();
  }
}
