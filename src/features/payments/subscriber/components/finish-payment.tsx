import { type FormEvent, useRef, useState } from 'react';
import { companyQuery } from '#features/company/company.queries.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { SandboxCard } from '../../sandbox/components/sandbox-card.tsx';
import { StripeCard } from '../../stripe/components/stripe-card.tsx';
import { fetchDuePayment } from '../subscriber.queries.ts';
import type { DuePayment, Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';

type FinishPaymentProps = {
  token: string;
  subscriber: Subscriber;
  onPaid: () => Promise<unknown>;
};

/** Pays a renewal that failed: with the card form of the provider, once it is asked for. */
export function FinishPayment({ token, subscriber, onPaid }: FinishPaymentProps) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const { busy, submit } = useSubmission(() => ({ kind: 'error' }) as const);
  const card = useRef<CardHandle>(null);
  const [payment, setPayment] = useState<DuePayment | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { due, amountCents: cents, currency } = subscriber;
  const amount = formatMoney({ cents, currency }, language);
  if (due === null) return null;

  async function open(): Promise<void> {
    const outcome = await submit(() => fetchDuePayment(token));
    if (outcome?.kind === 'error') setFailure(t('callFailed'));
    else if (outcome) setPayment(outcome.value);
  }

  async function payCard(): Promise<string | null> {
    if (!card.current || !(await card.current.check())) return null;
    const outcome = await card.current.pay();
    if (outcome.kind === 'declined') return outcome.message;
    if (outcome.kind !== 'invalid') await onPaid();
    return null;
  }

  async function pay(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await submit(payCard);
    if (outcome) setFailure(outcome.kind === 'error' ? t('callFailed') : outcome.value);
  }

  const shared = { ref: card, clientSecret: payment?.clientSecret ?? '', company };
  return (
    <section className="card card--pad">
      <h2>{t(`dueTitle_${due}`)}</h2>
      <p>{t(`dueText_${due}`)}</p>
      {payment === null ? (
        <div className="subscriber__acts">
          <Button busy={busy} onClick={() => void open()}>
            {t('finish')}
          </Button>
        </div>
      ) : (
        <form className="form" noValidate onSubmit={(event) => void pay(event)}>
          {payment.publishableKey === null ? (
            <SandboxCard {...shared} amount={amount} />
          ) : (
            <StripeCard
              {...shared}
              publishableKey={payment.publishableKey}
              isReady={isReady}
              onReady={() => setIsReady(true)}
            />
          )}
          <Button type="submit" busy={busy}>
            {t('pay', { amount })}
          </Button>
        </form>
      )}
      {failure ? <p role="alert">{failure}</p> : null}
    </section>
  );
}
