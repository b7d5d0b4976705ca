import {inWords, loadAxe, QUICKLY} from '../axe.ts';
import {expect} from '../page.ts';
import {DESKTOP, PHONE} from '../viewports.ts';
import {testInOneTab as test} from './oneTab.ts';
import {openKind, pageKinds} from './pageKinds.ts';

// WCAG 2.5.8. axe leaves this rule out unless it is asked for by its name.
for (const [name, viewport] of Object.entries({phone: PHONE, desktop: DESKTOP})) {
  test.describe(name, () => {
    test.use({viewport});
    for (const path of pageKinds) {
      test(`${path}: what can be pressed is large enough, or far enough from the next`, async ({page}) => {
        await openKind(page, path);
        await loadAxe(page);
        const {violations, passes} = await page.evaluate((options) => window.axe.run(document, options), {
          ...QUICKLY,
          runOnly: ['target-size'],
        });
        expect(inWords(violations)).toEqual([]);
        expect(passes.length, 'rules that found something to look at').toBe(1);
      });
    }
  });
}
