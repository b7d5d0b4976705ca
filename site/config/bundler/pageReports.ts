import {spawnSync} from 'node:child_process';
import type {Plugin} from '@docusaurus/types';
import type {Reports} from '../../src/components/PageFoot/issueForm.ts';
import {owner} from '../owner.ts';
import {sourceHost} from '../sourceHost.ts';

/** The commit that is built; nothing without git. */
function version(): string | undefined {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * What `components/PageFoot` and the page of a crash say of the host of the source: constants of the bundle, of which nothing is left while
 * the host is not confirmed. In Docusaurus' configuration the commit would change the main bundle with every release; here it changes the
 * part with documents, and the page of a crash, which is in the main bundle, does without.
 */
export function pageReports(): Plugin {
  const host = sourceHost(owner);
  const reports: Reports | undefined = host && {form: host.issues, version: version()};
  return {
    name: 'x2-page-reports',
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
      plugins: [
        new instance.DefinePlugin({
          X2_REPORTS: reports ? JSON.stringify(reports) : 'undefined',
          X2_ISSUES: reports ? JSON.stringify(reports.form) : 'undefined',
        }),
      ],
    }),
  };
}
