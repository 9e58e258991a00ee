import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { codeText } from '#i18n/texts.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Bill } from '../../components/bill.tsx';
import { formatDayOf } from '../../format-day.ts';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import '../../components/order-lines.css';

const variants = {
  waiting: 'secondary',
  active: 'good',
  past_due: 'review',
  cancelled: 'outline',
} as const;

/** Returns the key of the text that says what became of a charge. */
function stateOf({ amountCents, refundedCents, isDisputed }: Subscriber['charges'][number]) {
  if (isDisputed) return 'charge_disputed';
  if (refundedCents === 0) return 'charge_paid';
  return refundedCents < amountCents ? 'charge_partly_refunded' : 'charge_refunded';
}

/** What is subscribed to and its state, as a bill. */
export function SubscriptionBill({ subscriber }: { subscriber: Subscriber }) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { status, amountCents: cents, currency, interval, nextChargeAt, endsAt } = subscriber;
  const state =
    endsAt && status !== 'cancelled' ? (
      <Badge variant="review">{t('endsOn', { day: formatDayOf(endsAt, language) })}</Badge>
    ) : (
      <Badge variant={variants[status]}>{t(`state_${status}`)}</Badge>
    );
  const next = nextChargeAt && (
    <time dateTime={nextChargeAt}>{formatDayOf(nextChargeAt, language)}</time>
  );
  const period = codeText(periodTexts, language, { field: '', code: interval });
  return (
    <Bill
      title={<Localized en={subscriber.name} pt={subscriber.namePt} />}
      intro={subscriber.isTest ? t('testMode') : undefined}
      total={{
        label: t('pricePer', { period }),
        amount: formatMoney({ cents, currency }, language),
      }}
      facts={[
        { label: t('reference'), amount: <span translate="no">{subscriber.reference}</span> },
        { label: t('state'), amount: state },
        ...(next ? [{ label: t('nextCharge'), amount: next }] : []),
      ]}
    />
  );
}

/** Every charge with its state, the newest first, under a renewal that is due. */
export function SubscriptionCharges({ subscriber }: { subscriber: Subscriber }) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { amountCents, currency, charges } = subscriber;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  return (
    <section className="card card--pad">
      <h2>{t('charges')}</h2>
      <dl className="lines">
        {subscriber.due ? (
          <div>
            <dt>{t('renewal')}</dt>
            <dd>{t('charge_due', { amount: money(amountCents) })}</dd>
          </div>
        ) : null}
        {charges.map((charge) => (
          <div key={charge.paidAt}>
            <dt>
              <time dateTime={charge.paidAt}>{formatDayOf(charge.paidAt, language)}</time>
            </dt>
            <dd>
              {t(stateOf(charge), {
                amount: money(charge.amountCents),
                refunded: money(charge.refundedCents),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
