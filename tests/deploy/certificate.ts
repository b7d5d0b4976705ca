import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** A certificate for localhost that nobody trusts, valid for a day, readable by an unprivileged server. */
export function makeCertificate(): {readonly certificate: string; readonly key: string; readonly remove: () => void} {
  const folder = mkdtempSync(join(tmpdir(), 'x2-certificate-'));
  const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {stdio: 'ignore'});
  chmodSync(folder, 0o755);
  chmodSync(key, 0o644);
  return {certificate, key, remove: () => rmSync(folder, {recursive: true, force: true})};
}
