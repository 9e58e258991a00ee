import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string };

/** Makes a self-signed certificate for `names` in `folder` and returns the paths of its files. */
export function makeCertificate(folder: string, names: readonly string[]): Certificate {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${names[0]}`];
  const alternatives = names.map((name) => (/^[\d.]+$/.test(name) ? `IP:${name}` : `DNS:${name}`));
  const extension = ['-addext', `subjectAltName=${alternatives.join(',')}`];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert, ...subject, ...extension], {
    stdio: 'pipe',
  });
  return { key, cert };
}
