import * as z from 'zod/mini';
import { hashToken } from '#core/ids.server.ts';
import { emptyValues, twinName } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import { claimsPath, cookiesPath, privacyPath, termsPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type LegalSentenceName, type LegalSentences, legalFields } from './legal-sentences.ts';
import { termsText } from './pages/terms.ts';

const texts = Object.keys(emptyValues(legalFields)).map((name) => [name, z.string()]);

/** Response of `GET /api/legal-sentences`. */
export const legalSentencesSchema = z.strictObject(
  Object.fromEntries(texts),
) as unknown as z.ZodMiniType<LegalSentences>;

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

/** The terms in both languages, and the first digits of their SHA-256, which name their version. */
export type Terms = { version: string; content: string };

/** Returns the terms as they are now, with the owner's own sentence in them. */
export async function currentTerms(db: Queryable): Promise<Terms> {
  const { vat, vatPt } = await readLegalSentences(db);
  const content = JSON.stringify({ ...termsText, sentences: { vat, vatPt } });
  return { version: hashToken(content).slice(0, 12), content };
}

/** Sentences that a site needs only where it takes cards through Stripe. */
const aboutStripe: readonly LegalSentenceName[] = ['stripePayments', 'stripeCookies'];

/** The site says enough without them. */
const optional: readonly LegalSentenceName[] = ['gdprEvidence'];

/** Returns the legal sentences that this site needs and that are not among those written in English. */
export function listUnsetSentences(
  written: readonly string[],
  { usesStripe }: { usesStripe: boolean },
): LegalSentenceName[] {
  return legalFields
    .map(({ name }) => name)
    .filter((name) => !written.includes(name) && !optional.includes(name))
    .filter((name) => usesStripe || !aboutStripe.includes(name));
}
