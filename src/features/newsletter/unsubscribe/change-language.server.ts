import { accept, type Result, refuse } from '#core/result.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getLeavingSubscriber, isOfErased } from '../leaving-token.server.ts';
import { updateSubscriber } from '../newsletter.repository.server.ts';
import type { Subscription } from '../newsletter.ts';

/**
 * Lets the next issues come in a language, to the subscriber behind a leaving link; repeated calls
 * return the same. Who has left, or was erased, is told so, and nothing changes.
 */
export async function changeLanguage(
  context: Context,
  token: string,
  language: Language,
): Promise<Result<Subscription, 'not_found'>> {
  return transact<Result<Subscription, 'not_found'>>(context, async (trx) => {
    const subscriber = await getLeavingSubscriber(trx, token);
    if (subscriber === null)
      return (await isOfErased(trx, token))
        ? accept({ status: 'unsubscribed', canReturn: false })
        : refuse('not_found');
    const { id, status } = subscriber;
    if (status === 'unsubscribed') return accept({ status, canReturn: false });
    if (subscriber.language !== language) await updateSubscriber(trx, { id, language });
    return accept({ status, canReturn: false, language });
  });
}
