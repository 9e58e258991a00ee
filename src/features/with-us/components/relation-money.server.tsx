import { withPrefix } from '#core/site-address.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { ClientOrder } from '#features/payments/desk/client-orders.server.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { withdrawOrderPath } from '#paths.ts';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import { formatLongDay } from '../format-day.ts';
import type { Relation } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';

const periods = {
  week: 'perWeek',
  month: 'perMonth',
  quarter: 'perQuarter',
  year: 'perYear',
} as const;

function Order({ order, action }: { order: ClientOrder; action: string }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { reference, amountCents: cents, currency, interval, status, paidAt, meetings } = order;
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
        {state ? <Badge variant={state[0]}>{state[1]}</Badge> : null}
      </p>
      <p className="rel-ways">
        {order.invoices.map(({ fileId, kind, number }) => (
          <a key={fileId} className="link" href={`${action}/invoices/${fileId}`}>
            {t(kind === 'credit_note' ? 'credit_note' : 'invoice', { number })}
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
  const { orders } = relation;
  if (orders.length === 0) return null;
  return (
    <section className="card card--pad" aria-labelledby="money">
      <h2 id="money">{t('money')}</h2>
      <ul className="rel-list">
        {orders.map((order) => (
          <Order key={order.id} order={order} action={action} />
        ))}
      </ul>
    </section>
  );
}
