import type { Fields } from '#features/content/content.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import { queryOptions } from '#query/query-options.ts';

/** The legal sentences that only the owner can say. The public pages leave out what is empty. */
export const legalFields = [
  { name: 'vat', type: 'text', most: 1_000, twin: true, hint: true },
  { name: 'hosts', type: 'text', most: 1_000, twin: true, hint: true },
  { name: 'stripePayments', type: 'text', most: 1_000, twin: true, hint: true },
  { name: 'stripeCookies', type: 'text', most: 1_000, twin: true, hint: true },
  { name: 'gdprEvidence', type: 'text', most: 1_000, twin: true },
  { name: 'isoCertificate', type: 'text', most: 1_000, twin: true, hint: true },
] as const satisfies Fields;

export type LegalSentenceName = (typeof legalFields)[number]['name'];

export type LegalSentences = TwinTexts<LegalSentenceName>;

export function legalSentencesQuery() {
  return queryOptions<LegalSentences>({ queryKey: ['/api/legal-sentences'] });
}
