import type { Queryable } from '#platform/database/database.server.ts';
import { readLegalSentences } from './legal.content.server.ts';
import { type LegalSentenceName, legalFields } from './legal.content.ts';

/** Sentences that a site needs only where it takes cards through Stripe. */
const aboutStripe: readonly LegalSentenceName[] = ['stripePayments', 'stripeCookies'];

/** Returns the legal sentences that the owner has not written yet and that this site needs. */
export async function listUnsetSentences(
  db: Queryable,
  { usesStripe }: { usesStripe: boolean },
): Promise<LegalSentenceName[]> {
  const sentences = await readLegalSentences(db);
  return legalFields
    .map(({ name }) => name)
    .filter((name) => sentences[name] === '' && (usesStripe || !aboutStripe.includes(name)));
}
