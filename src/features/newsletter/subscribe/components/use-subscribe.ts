import { useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { FormTraces } from '#ui/form/form-traces.tsx';
import { newsletterTexts } from '../../newsletter.texts.ts';

/**
 * Where the form stands; `already`, `busy` (too many tries) and `failed` are answers after which it
 * can be sent again.
 */
export type SubscribeState = 'idle' | 'submitting' | 'subscribed' | 'already' | 'busy' | 'failed';

/** Sends an address to the list. Answers whether it was put there; a refusal shows a toast. */
export function useSubscribe() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(newsletterTexts);
  const [state, setState] = useState<SubscribeState>('idle');

  async function subscribe(email: string, name: string, traces: FormTraces): Promise<boolean> {
    setState('submitting');
    try {
      const body = { email: email.trim(), name: name.trim(), locale: language, ...traces };
      await apiRequest('/api/newsletter/subscribe', { body });
      setState('subscribed');
      return true;
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 0;
      const already = status === 409;
      setState(already ? 'already' : status === 429 ? 'busy' : 'failed');
      showToast(
        already
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
      return false;
    }
  }

  return { state, subscribe, startAgain: () => setState('idle') };
}
