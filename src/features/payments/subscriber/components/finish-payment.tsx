import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { fetchDuePayment } from '../subscriber.queries.ts';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { CallFailed } from './call-failed.tsx';
import { useCardForm } from './use-card-form.ts';

type FinishPaymentProps = {
  token: string;
  subscriber: Subscriber;
  onPaid: () => Promise<unknown>;
};

/** Pays a renewal that failed: with the card form of the provider, once it is asked for. */
export function FinishPayment({ token, subscriber, onPaid }: FinishPaymentProps) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { busy, opened, hasFailed, open } = useCardForm(() => fetchDuePayment(token));
  const { due, amountCents: cents, currency } = subscriber;
  const amount = formatMoney({ cents, currency }, language);
  if (due === null) return null;
  return (
    <section className="card card--pad">
      <h2>{t(`dueTitle_${due}`)}</h2>
      <p>{t(`dueText_${due}`)}</p>
      {opened ? (
        <opened.Form
          card={opened.card}
          amount={amount}
          button={t('pay', { amount })}
          onAccepted={onPaid}
        />
      ) : (
        <div className="row">
          <Button busy={busy} onClick={() => void open()}>
            {t('finish')}
          </Button>
        </div>
      )}
      {hasFailed ? <CallFailed /> : null}
    </section>
  );
}
