import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { codeText } from '#i18n/texts.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { formatDayOf } from '../../format-day.ts';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import '../../checkout/components/order-lines.css';

const variants = {
  waiting: 'secondary',
  active: 'good',
  past_due: 'review',
  cancelled: 'outline',
} as const;

/** Returns the key of the text that says what became of a charge. */
function stateOf({ amountCents, refundedCents }: Subscriber['charges'][number]) {
  if (refundedCents === 0) return 'charge_paid';
  return refundedCents < amountCents ? 'charge_partly_refunded' : 'charge_refunded';
}

/** What is subscribed to, its state, and every charge with its state, the newest first. */
export function SubscriptionBill({ subscriber }: { subscriber: Subscriber }) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const { status, amountCents, currency, interval, charges, nextChargeAt, endsAt } = subscriber;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const day = (instant: string) => formatDayOf(instant, language);
  const period = codeText(periodTexts, language, { field: '', code: interval });
  return (
    <section className="card card--pad">
      <dl className="lines">
        <div>
          <dt>{t('service')}</dt>
          <Localized as="dd" en={subscriber.name} pt={subscriber.namePt} />
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>{t('per', { amount: money(amountCents), period })}</dd>
        </div>
        <div>
          <dt>{t('reference')}</dt>
          <dd>{subscriber.reference}</dd>
        </div>
        <div>
          <dt>{t('state')}</dt>
          <dd>
            {endsAt && status !== 'cancelled' ? (
              <Badge variant="review">{t('endsOn', { day: day(endsAt) })}</Badge>
            ) : (
              <Badge variant={variants[status]}>{t(`state_${status}`)}</Badge>
            )}
          </dd>
        </div>
        {nextChargeAt ? (
          <div>
            <dt>{t('nextCharge')}</dt>
            <dd>
              <time dateTime={nextChargeAt}>{day(nextChargeAt)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
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
              <time dateTime={charge.paidAt}>{day(charge.paidAt)}</time>
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
      {subscriber.isTest ? <p>{t('testMode')}</p> : null}
    </section>
  );
}
