import { formatPrice, formatPricePt } from '#core/money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import '#ui/admin/rows.css';

/** Orders whose payment is open or was refused, and subscriptions in arrears. */
export function MoneyPanel({ money }: Pick<Today, 'money'>) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  return (
    <Panel id="money" title={t('money')} count={money.length}>
      {money.length === 0 ? <EmptyPanel>{t('moneyNone')}</EmptyPanel> : null}
      <ul className="rows rows--2">
        {money.map((order) => {
          const amount = { cents: order.amountCents, currency: order.currency };
          return (
            <li key={order.reference}>
              <div>
                <b>{order.buyer ?? t('unknownBuyer')}</b>
                <small>
                  {language === 'pt' ? (order.namePt ?? order.name) : order.name}, {order.reference}
                </small>
                <small className={order.state === 'pending' ? undefined : 'age--late'}>
                  {t(`state_${order.state}`)}
                </small>
              </div>
              <span className="num">
                {language === 'pt' ? formatPricePt(amount) : formatPrice(amount)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
