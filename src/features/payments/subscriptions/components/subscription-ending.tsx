import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { onOneLine } from '#i18n/unbroken-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { formatDayOf } from '../../format-day.ts';
import { changeEnding } from '../subscriber.queries.ts';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { CallFailed } from './call-failed.tsx';

type SubscriptionEndingProps = {
  token: string;
  subscriber: Subscriber;
  onChanged: () => Promise<unknown>;
};

/** Returns until when a subscription goes on if it is ended, or has been. */
export function useLastDay({ endsAt, nextChargeAt }: Subscriber): string {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const last = endsAt ?? nextChargeAt;
  const lastDay = last && onOneLine(formatDayOf(last, language));
  return lastDay ? t('endTextOn', { day: lastDay }) : t('endText');
}

/** Ends a subscription with its period, after a second press, and takes that back. */
export function SubscriptionEnding({ token, subscriber, onChanged }: SubscriptionEndingProps) {
  const t = useTexts(subscriberTexts);
  const untilThen = useLastDay(subscriber);
  const { busy, submit } = useSubmission(() => ({ kind: 'error' }) as const);
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { status, endsAt } = subscriber;
  if (status === 'cancelled' || status === 'waiting') return null;

  async function change(action: 'end' | 'resume'): Promise<void> {
    const outcome = await submit(async () => {
      await changeEnding(token, action);
      await onChanged();
      return null;
    });
    if (!outcome) return;
    setHasFailed(outcome.kind === 'error');
    setIsAsking(false);
  }

  return (
    <section className="card card--pad" aria-live="polite">
      {endsAt ? (
        <>
          <h2>{t('endingTitle')}</h2>
          <p>{untilThen}</p>
          <div className="row">
            <Button busy={busy} onClick={() => void change('resume')}>
              {t('resume')}
            </Button>
          </div>
        </>
      ) : isAsking ? (
        <>
          <h2>{t('endTitle')}</h2>
          <p>{untilThen}</p>
          <div className="row">
            <Button variant="line" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="bad" busy={busy} onClick={() => void change('end')}>
              {t('endConfirm')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <h2>{t('ending')}</h2>
          <p>{t('endAnyTime')}</p>
          <div className="row">
            <Button variant="line" onClick={() => setIsAsking(true)}>
              {t('end')}
            </Button>
          </div>
        </>
      )}
      {hasFailed ? <CallFailed /> : null}
    </section>
  );
}
