import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { HoneypotFields } from '#ui/form/honeypot.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { newsletterTexts } from '../../newsletter.texts.ts';
import { describeRefusal, type RefusedSubscription, readRefusal } from '../refused-subscription.ts';
import { sendSubscription } from './send-subscription.ts';

/** Subscribes an address to the newsletter; a failure also shows a toast. */
export function useSubscribe() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(newsletterTexts);
  const { busy, submit } = useSubmission(readRefusal);
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const [failure, setFailure] = useState<RefusedSubscription | null>(null);

  async function subscribe(email: string, name: string, honeypot: HoneypotFields): Promise<void> {
    const body = { email: email.trim(), name: name.trim(), locale: language, ...honeypot };
    const outcome = await submit(() => sendSubscription(body));
    if (!outcome) return;
    if (outcome.kind === 'done') {
      keepAnswer({ title: t('thankYou'), text: t('wroteTo', { email: body.email }) });
      setFailure(null);
      return setSubscribed(body.email);
    }
    setFailure(outcome);
    const isListed = outcome.kind === 'already';
    showToast({
      title: t(isListed ? 'alreadySubscribed' : 'subscriptionError'),
      description: describeRefusal(outcome, language),
      variant: isListed ? 'info' : 'destructive',
    });
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
