import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import { consentWording } from './consent-wording.ts';
import { insertConsent } from './newsletter.repository.server.ts';
import type { Visitor } from './newsletter-deps.server.ts';

type Consent = {
  subscriberId: string;
  step: 'subscribe' | 'confirm' | 'unsubscribe';
  visitor: Visitor;
  /** What was sent, where no page showed any words. */
  wording?: string;
  /** An instant. */
  at: string;
};

/** Keeps what somebody agreed to (GDPR, article 7: the company must be able to show it). */
export async function recordConsent(
  trx: Queryable,
  { subscriberId, step, visitor, wording, at }: Consent,
): Promise<void> {
  const { language, address } = visitor;
  await insertConsent(trx, {
    id: newId(),
    subscriberId,
    step,
    wording: wording ?? consentWording(step, language),
    language,
    addressHash: address === null ? null : await keyedHash(trx, address),
    createdAt: at,
  });
}
