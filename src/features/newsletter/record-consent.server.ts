import { newId } from '#core/ids.server.ts';
import { readPageWords } from '#features/page-words/page-words.server.ts';
import type { Language } from '#i18n/language.ts';
import { actorAddress, type Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import { consentWording } from './consent-wording.ts';
import { insertConsent } from './newsletter.repository.server.ts';

type Consent = {
  subscriberId: string;
  step: 'subscribe' | 'confirm' | 'unsubscribe';
  /** The language of the page or mail. */
  language: Language;
  /** What was sent, if no page showed a text. */
  wording?: string;
  /** The path of the page with the form. */
  page?: string | null;
  /** An instant. */
  at: string;
};

/** Returns what stands above the form in a language. */
async function formWords(trx: Queryable, language: Language): Promise<string[]> {
  const words = await readPageWords(trx, 'home');
  const names = ['newsletterTitle', 'newsletterLead'];
  return names.map((name) => words[language === 'pt' ? `${name}Pt` : name] ?? '');
}

/** Stores the wording that a person agreed to (GDPR, article 7: the company must be able to prove it). */
export async function recordConsent(
  context: Context,
  trx: Queryable,
  { subscriberId, step, language, wording, page = null, at }: Consent,
): Promise<void> {
  const address = actorAddress(context);
  const shown = step === 'subscribe' ? await formWords(trx, language) : [];
  await insertConsent(trx, {
    id: newId(),
    subscriberId,
    step,
    wording: wording ?? consentWording(step, language, shown),
    language,
    addressHash: address === null ? null : await keyedHash(trx, address),
    page,
    createdAt: at,
  });
}
