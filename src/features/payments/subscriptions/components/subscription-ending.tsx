import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { onOneLine } from '#i18n/unbroken-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { answerId, PageForm, pressedValue, usePostedForm } from '#ui/form/posted-form.tsx';
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

/**
 * Ends a subscription with its period, after a second press, and takes that back. Without scripts each
 * press is a post, which the page answers (`plain-subscriber.server.ts`).
 */
export function SubscriptionEnding({ token, subscriber, onChanged }: SubscriptionEndingProps) {
  const t = useTexts(subscriberTexts);
  const untilThen = useLastDay(subscriber);
  const { busy, submit } = useSubmission(() => ({ kind: 'error' }) as const);
  const posted = usePostedForm();
  const [isAsking, setIsAsking] = useState(posted?.values.step === 'end');
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

  function press(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const step = pressedValue(event);
    if (step === 'end-now') void change('end');
    else if (step === 'resume') void change('resume');
    else setIsAsking(step === 'end');
  }

  return (
    <section className="card card--pad" id={answerId} tabIndex={-1} aria-live="polite">
      <h2>{t(endsAt ? 'endingTitle' : isAsking ? 'endTitle' : 'ending')}</h2>
      <p>{endsAt || isAsking ? untilThen : t('endAnyTime')}</p>
      <PageForm className="row" onSubmit={press}>
        {endsAt ? (
          <Button type="submit" name="step" value="resume" busy={busy}>
            {t('resume')}
          </Button>
        ) : isAsking ? (
          <>
            <Button variant="line" type="submit" name="step" value="open">
              {t('keep')}
            </Button>
            <Button variant="bad" type="submit" name="step" value="end-now" busy={busy}>
              {t('endConfirm')}
            </Button>
          </>
        ) : (
          <Button variant="line" type="submit" name="step" value="end">
            {t('end')}
          </Button>
        )}
      </PageForm>
      {hasFailed || posted?.values.step === 'failed' ? <CallFailed /> : null}
    </section>
  );
}
