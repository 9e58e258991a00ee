import { withPrefix } from '#core/site-address.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import type { ClientOrder } from '#features/payments/desk/client-orders.server.ts';
import { sayPlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import { sayPlan } from '#features/quotes/plan-line.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { localeOf, prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { withdrawOrderPath } from '#paths.ts';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import { formatLongDay, formatPlainDay } from '../format-day.ts';
import type { Relation } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';

const periods = {
  week: 'perWeek',
  month: 'perMonth',
  quarter: 'perQuarter',
  year: 'perYear',
} as const;

/** The days of a subscription's receipts, side by side. */
const inFigures = { day: 'numeric', month: 'short', year: 'numeric' } as const;

type OrderProps = { order: ClientOrder; action: string; now: string };

function Order({ order, action, now }: OrderProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { reference, amountCents: cents, currency, interval, status, paidAt, meetings } = order;
  const { charges, part } = order;
  const refunded = charges.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const amount = formatMoney({ cents, currency }, language);
  const period = Object.hasOwn(periods, interval)
    ? periods[interval as keyof typeof periods]
    : null;
  const states: Partial<Record<ClientOrder['status'], [BadgeVariant, string]>> = {
    pending: ['secondary', t('pending')],
    refunded: ['outline', t('refunded')],
    partly_refunded: ['outline', t('partly')],
  };
  const { left } = meetings;
  const some = left === 0 ? 'meetingsBooked' : left === 1 ? 'meetingLeft' : 'meetingsLeft';
  const state = order.isWithdrawn ? (['outline', t('withdrawn')] as const) : states[status];
  const day = paidAt === null ? null : formatLongDay(readClock(paidAt, companyZone).day, language);
  return (
    <li className="rel-order">
      <div className="rel-order__head">
        <b>{localize(language, order.name, order.namePt).text}</b>
        <b>{period === null ? amount : t(period, { amount })}</b>
      </div>
      <p>
        <span translate="no">{t('order', { reference })}</span>
        {day === null ? null : <span>{t('paidOn', { day })}</span>}
        {meetings.meetings > 0 ? (
          <span>{t(some, { left, meetings: meetings.meetings })}</span>
        ) : null}
        {part === null ? null : <span>{sayPlanPart(part, paidAt ?? now, language)}</span>}
        {refunded === 0 ? null : (
          <span>
            {t('refundedOf', { amount: formatMoney({ cents: refunded, currency }, language) })}
          </span>
        )}
        {state ? <Badge variant={state[0]}>{state[1]}</Badge> : null}
      </p>
      <p className="rel-ways">
        {order.invoices.map(({ fileId, kind, number }) => (
          <a key={fileId} className="link" href={`${action}/invoices/${fileId}`}>
            {t(kind === 'credit_note' ? 'credit_note' : 'invoice', { number })}
          </a>
        ))}
        {charges.map(({ paymentId, paidAt: at }) => (
          <a key={paymentId} className="link" href={`${action}/receipts/${paymentId}`}>
            {charges.length === 1
              ? t('receipt')
              : t('receiptOf', {
                  day: formatDay(readClock(at, companyZone).day, localeOf[language], inFigures),
                })}
          </a>
        ))}
        {order.subscriptionUrl === null ? null : (
          <a className="link" href={order.subscriptionUrl}>
            {t('subscription')}
          </a>
        )}
        {order.withdrawal === null ? null : (
          <a
            className="link"
            href={withPrefix(
              prefixOf[language],
              withdrawOrderPath.href({ token: order.withdrawal }),
            )}
          >
            {t('withdraw')}
          </a>
        )}
      </p>
    </li>
  );
}

/** What was bought: the state of each order, its invoices, its subscription, and the right to withdraw. */
export function RelationMoney({ relation, action }: { relation: Relation; action: string }) {
  const t = useTexts(withUsTexts);
  const { language } = useLanguage();
  const { orders, quotes, now } = relation;
  if (orders.length + quotes.plans.length === 0) return null;
  return (
    <section className="card card--pad" aria-labelledby="money">
      <h2 id="money">{t('money')}</h2>
      <ul className="rel-list">
        {quotes.plans.map((plan) => (
          <li key={plan.id}>
            <b>{localize(language, plan.title, plan.titlePt).text}</b>
            <p>
              <Unbroken>{`${sayPlan(plan, language, formatPlainDay)}.`}</Unbroken>
            </p>
          </li>
        ))}
        {orders.map((order) => (
          <Order key={order.id} order={order} action={action} now={now} />
        ))}
      </ul>
    </section>
  );
}
