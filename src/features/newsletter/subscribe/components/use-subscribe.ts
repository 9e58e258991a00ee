import { useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { HoneypotFields } from '#ui/form/honeypot.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { newsletterTexts } from '../../newsletter.texts.ts';
import { sendSubscription } from './send-subscription.ts';

/** Failures after which the form can be sent again; `busy`: too many attempts (429). */
export type SubscribeFailure = 'already' | 'busy' | 'failed';

const failures: Record<number, SubscribeFailure> = { 409: 'already', 429: 'busy' };

function readFailure(error: unknown): { kind: SubscribeFailure } {
  return { kind: (error instanceof HttpError && failures[error.status]) || 'failed' };
}

/** Subscribes an address to the newsletter; a failure also shows a toast. */
export function useSubscribe() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(newsletterTexts);
  const { busy, submit } = useSubmission(readFailure);
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const [failure, setFailure] = useState<SubscribeFailure | null>(null);

  async function subscribe(email: string, name: string, honeypot: HoneypotFields): Promise<void> {
    const body = { email: email.trim(), name: name.trim(), locale: language, ...honeypot };
    const outcome = await submit(() => sendSubscription(body));
    if (!outcome) return;
    if (outcome.kind === 'done') {
      setFailure(null);
      return setSubscribed(body.email);
    }
    setFailure(outcome.kind);
    showToast(
      outcome.kind === 'already'
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
    /** The address that was subscribed last, until the form is wanted again. */
    subscribed,
    failure: busy ? null : failure,
    subscribe,
    startAgain: () => setSubscribed(null),
  };
}
