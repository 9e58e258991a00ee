import { emptyValues, twinName } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import { claimsPath, cookiesPath, privacyPath, termsPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type LegalSentenceName, legalFields } from './legal.content.ts';
import type { LegalSentences } from './legal.schema.ts';

const records = seededRecords('legal', { legal: emptyValues(legalFields) });

const pages: Record<LegalSentenceName, string> = {
  vat: termsPath.href(),
  hosts: privacyPath.href(),
  stripePayments: privacyPath.href(),
  stripeCookies: cookiesPath.href(),
  gdprEvidence: claimsPath.href(),
  isoCertificate: claimsPath.href(),
};

/** Returns the page of the first sentence that was changed. */
function pageOf(fields: readonly string[]): string {
  const changed = new Set(fields);
  const [first] = legalFields.filter(
    ({ name }) => changed.has(name) || changed.has(twinName(name)),
  );
  return pages[first?.name ?? 'vat'];
}

/** The legal sentences that only the owner can say: one record, empty until she writes them. */
export const legalKind = defineKind({
  name: 'legal',
  fields: legalFields,
  titleField: 'vat',
  shownOn: async (_, { changed }) => pageOf(changed),
  ...records.ofKind,
});

export async function readLegalSentences(db: Queryable): Promise<LegalSentences> {
  return (await records.readAll(db)).get('legal') as LegalSentences;
}
