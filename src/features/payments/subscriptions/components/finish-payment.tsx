import type { ReactNode } from 'react';
import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { codeText } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { usePostedForm } from '#ui/form/posted-form.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { formatDayOf } from '../../format-day.ts';
import { fetchDuePayment } from '../subscriber.queries.ts';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { CallFailed } from './call-failed.tsx';
import { useCardForm } from './use-card-form.ts';
import '#ui/feedback/failure-box.css';
import '../../checkout/components/payment-panel.css';

type FinishPaymentProps = {
  token: string;
  subscriber: Subscriber;
  onPaid: () => Promise<unknown>;
};

type DueSentencesProps = { subscriber: Subscriber; children: ReactNode };

/** What is due, why and since when; `children` say or do what follows. */
function DueSentences({ subscriber, children }: DueSentencesProps) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { due, dueSince, amountCents: cents, currency, interval } = subscriber;
  if (due === null || dueSince === null) return null;
  // A bank that only asks to be told so has refused nothing.
  const isRefused = due !== 'authentication';
  const facts = {
    name: localize(language, subscriber.name, subscriber.namePt).text,
    amount: formatMoney({ cents, currency }, language),
    period: codeText(periodTexts, language, { field: '', code: interval }),
    day: formatDayOf(dueSince, language),
  };
  return (
    <section className={isRefused ? 'failure failure--roomy' : 'price-notice'}>
      {isRefused ? <IconAlert /> : <IconInfo />}
      <div>
        <h2>{t(`dueTitle_${due}`)}</h2>
        <p>
          <b>{t('dueAmount', facts)}</b>
        </p>
        <p>{t(`dueText_${due}`)}</p>
        {children}
      </div>
    </section>
  );
}

/** Pays a renewal that failed: with the card form of the provider, once it is asked for. */
export function FinishPayment({ token, subscriber, onPaid }: FinishPaymentProps) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const posted = usePostedForm();
  const { busy, opened, hasFailed, open } = useCardForm(() => fetchDuePayment(token));
  const { due, dueSince, amountCents: cents, currency } = subscriber;
  const amount = formatMoney({ cents, currency }, language);
  if (due === null || dueSince === null) return null;
  return (
    <>
      <DueSentences subscriber={subscriber}>
        {posted ? (
          <p>{t('cardNeedsScripts')}</p>
        ) : opened ? null : (
          <Button busy={busy} onClick={() => void open()}>
            {t(`pay_${due}`, { amount })}
          </Button>
        )}
      </DueSentences>
      {opened ? (
        <div className="card card--pad">
          <opened.Form
            card={opened.card}
            amount={amount}
            button={t(`pay_${due}`, { amount })}
            onAccepted={onPaid}
          />
        </div>
      ) : null}
      {hasFailed ? <CallFailed /> : null}
    </>
  );
}
