import { useTexts } from '#i18n/language-context.tsx';
import { subscriptionPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlainAnswer, PlainForm } from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { CallFailed } from './call-failed.tsx';
import { DueSentences } from './finish-payment.tsx';
import { SubscriptionBill, SubscriptionCharges } from './subscription-bill.tsx';
import { useLastDay } from './subscription-ending.tsx';
import '#ui/layout/card.css';
import '../../order-columns.css';

/** What was pressed last: nothing, the button that asks, or one whose call failed. */
export type EndingStep = 'shown' | 'asking' | 'failed';

type PlainSubscriberProps = { token: string; subscriber: Subscriber; step: EndingStep };

/** Ends the subscription after a second press, and takes that back: each press is a post. */
function PlainEnding({ token, subscriber, step }: PlainSubscriberProps) {
  const t = useTexts(subscriberTexts);
  const untilThen = useLastDay(subscriber);
  const { status, endsAt } = subscriber;
  const to = subscriptionPath.href({ token });
  if (status === 'cancelled' || status === 'waiting') return null;
  return (
    <PlainAnswer className="card card--pad">
      <h2>{t(endsAt ? 'endingTitle' : step === 'asking' ? 'endTitle' : 'ending')}</h2>
      <p>{endsAt || step === 'asking' ? untilThen : t('endAnyTime')}</p>
      <PlainForm className="row" to={to} attempt={null}>
        {endsAt ? (
          <Button type="submit" name="step" value="resume">
            {t('resume')}
          </Button>
        ) : step === 'asking' ? (
          <>
            <Button variant="line" type="submit" name="step" value="open">
              {t('keep')}
            </Button>
            <Button variant="bad" type="submit" name="step" value="end-now">
              {t('endConfirm')}
            </Button>
          </>
        ) : (
          <Button variant="line" type="submit" name="step" value="end">
            {t('end')}
          </Button>
        )}
      </PlainForm>
      {step === 'failed' ? <CallFailed /> : null}
    </PlainAnswer>
  );
}

/** A subscription without scripts, in the sentences of the page with them. */
export function PlainSubscriber(props: PlainSubscriberProps) {
  const t = useTexts(subscriberTexts);
  const { subscriber } = props;
  const isDue = subscriber.due !== null && subscriber.status !== 'cancelled';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap subscriber order-columns">
        <div>
          {isDue ? (
            <DueSentences subscriber={subscriber}>
              <p>{t('cardNeedsScripts')}</p>
            </DueSentences>
          ) : null}
          <SubscriptionBill subscriber={subscriber} />
          <SubscriptionCharges subscriber={subscriber} />
        </div>
        <div>
          {!isDue && subscriber.status === 'active' && subscriber.endsAt === null ? (
            <section className="card card--pad">
              <h2>{t('cardTitle')}</h2>
              <p>{t('cardNeedsScripts')}</p>
            </section>
          ) : null}
          <PlainEnding {...props} />
          <CompanyReach words={t('reach')} />
        </div>
      </div>
    </>
  );
}
