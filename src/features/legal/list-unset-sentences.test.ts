import { expect, it } from 'vitest';
import { listUnsetSentences } from './legal.server.ts';

it('names the legal sentences that are not written, those about Stripe where it is used', () => {
  const written = ['hosts', 'hostsPt', 'vatPt'];
  expect(listUnsetSentences(written, { usesStripe: false })).toEqual(['vat', 'isoCertificate']);
  expect(listUnsetSentences(written, { usesStripe: true })).toEqual([
    ...['vat', 'stripePayments', 'stripeCookies', 'isoCertificate'],
  ]);
});
