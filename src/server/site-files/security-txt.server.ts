import { type Company, companyQuery } from '#features/company/company.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

const path = '/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const daysValid = 180;

/** Counted from the start of the day, so that the file stays the same for a day. */
export function expiryOf(now: Date): string {
  const today = Math.floor(now.getTime() / day) * day;
  return new Date(today + daysValid * day).toISOString();
}

/** `/.well-known/security.txt`: whom to tell about a weakness (RFC 9116). */
export function securityFile({ origin, readUrl, clock }: SiteFilesSetup): SiteFile {
  return {
    path,
    type: 'text/plain',
    async write() {
      const { email } = (await readUrl(companyQuery().queryKey[0])) as Company;
      return [
        `Contact: mailto:${email}`,
        `Expires: ${expiryOf(clock())}`,
        'Preferred-Languages: en, pt',
        `Canonical: ${origin}${path}`,
        '',
      ].join('\n');
    },
  };
}
