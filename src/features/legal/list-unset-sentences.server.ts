import { type LegalSentenceName, legalFields } from './legal.content.ts';

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
