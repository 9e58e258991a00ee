import { expect, it } from 'vitest';
import { explainCertificate } from './certificate-failure.ts';

it.each([
  ['self-signed certificate', 'Set NODE_EXTRA_CA_CERTS to a file (PEM)'],
  ['unable to verify the first certificate', 'Let the mail server send its whole chain'],
  ['certificate has expired', 'Renew it on the mail server'],
  [
    `Hostname/IP does not match certificate's altnames: Host: a. is not b`,
    'Write the name that the certificate has into SMTP_URL',
  ],
])('explains "%s"', (message, remedy) => {
  const error = Object.assign(new Error(message), { code: 'ESOCKET' });
  expect(explainCertificate(error)).toContain(remedy);
});

it('leaves other failures alone', () => {
  expect(explainCertificate(new Error('connect ECONNREFUSED'))).toBeNull();
  expect(explainCertificate('self-signed certificate')).toBeNull();
});
