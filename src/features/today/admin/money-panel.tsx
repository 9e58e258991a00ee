import { writeHref } from '#features/people/people.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { PersonName } from './person-name.tsx';
import { SectionLink } from './section-link.tsx';
import type { TodayLinks } from './today-links.ts';
import './money-panel.css';
import '#ui/admin/layout/rows.css';

type Order = Today['money']['first'][number];

const looks: Record<Order['state'], BadgeVariant> = {
  pending: 'secondary',
  failed: 'review',
  past_due: 'destructive',
};

function Row({ order, links }: { order: Order; links: TodayLinks }) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const { reference, state, email, personId } = order;
  const what = language === 'pt' ? (order.namePt ?? order.name) : order.name;
  const buyer = order.buyer ?? email ?? t('unknownBuyer');
  const page = links.order(reference);
  const amount = { cents: order.amountCents, currency: order.currency };
  const className = buttonClass({ variant: 'soft' });
  return (
    <li>
      <Badge variant={looks[state]}>{t(`state_${state}`)}</Badge>
      <div>
        <b>
          <PersonName name={buyer} href={personId === null ? null : links.person(personId)} />
        </b>
        <small>
          {what}, <span className="unbroken">{reference}</span>, {t(`why_${state}`)}
        </small>
      </div>
      <b className="num">{formatMoney(amount, language)}</b>
      {page ? (
        <Link to={page} className={className} aria-label={t('orderOf', { reference })}>
          {t('order')}
        </Link>
      ) : email ? (
        <Link
          to={writeHref({ personId, email, name: buyer })}
          className={className}
          aria-label={t('mailPerson', { name: buyer })}
        >
          {t('mail')}
        </Link>
      ) : null}
    </li>
  );
}

/** "3 payments, €1,560.00": how many orders, and what they amount to where they share a currency. */
function useSummary({ totals }: Today['money']): string {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const count = totals.reduce((sum, total) => sum + total.count, 0);
  const [currency, ...others] = new Set(totals.map((total) => total.currency));
  if (currency === undefined || others.length > 0) return String(count);
  const cents = totals.reduce((sum, total) => sum + total.cents, 0);
  const amount = formatMoney({ cents, currency }, language);
  return t(count === 1 ? 'moneyOne' : 'moneyCount', { count, amount });
}

/** Orders whose payment is open or was refused, and subscriptions in arrears. */
export function MoneyPanel({ money, links }: Pick<Today, 'money'> & { links: TodayLinks }) {
  const t = useTexts(todayTexts);
  const summary = useSummary(money);
  return (
    <Panel
      id="money"
      title={t('money')}
      count={summary}
      action={<SectionLink to={links.orders}>{t('orders')}</SectionLink>}
    >
      {money.first.length === 0 ? <EmptyPanel>{t('moneyNone')}</EmptyPanel> : null}
      <ul className="rows rows--money">
        {money.first.map((order) => (
          <Row key={order.reference} order={order} links={links} />
        ))}
      </ul>
    </Panel>
  );
}
