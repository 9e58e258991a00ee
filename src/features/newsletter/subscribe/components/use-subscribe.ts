import { useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { HoneypotFields } from '#ui/form/honeypot.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { newsletterTexts } from '../../newsletter.texts.ts';

/** Answers after which the form can be sent again; `busy`: too many attempts. */
export type SubscribeFailure = 'already' | 'busy' | 'failed';

/** Puts an address on the list; a refusal shows a toast too. */
export function useSubscribe() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(newsletterTexts);
  const { busy, submit } = useSubmission();
  const [ending, setEnding] = useState<'subscribed' | SubscribeFailure | null>(null);

  async function subscribe(email: string, name: string, honeypot: HoneypotFields): Promise<void> {
    const body = { email: email.trim(), name: name.trim(), locale: language, ...honeypot };
    const outcome = await submit(() => apiRequest('/api/newsletter/subscribe', { body }));
    if (!outcome) return;
    if (outcome.kind === 'done') return setEnding('subscribed');
    const { status } = outcome;
    setEnding(status === 409 ? 'already' : status === 429 ? 'busy' : 'failed');
    showToast(
      status === 409
        ? {
            title: t('alreadySubscribed'),
            description: t('alreadySubscribedDescription'),
            variant: 'info',
          }
        : {
            title: t('subscriptionError'),
            description: t('subscriptionErrorDescription'),
            variant: 'destructive',
          },
    );
  }

  return {
    busy,
    isSubscribed: ending === 'subscribed',
    failure: busy || ending === 'subscribed' ? null : ending,
    subscribe,
    startAgain: () => setEnding(null),
  };
}
