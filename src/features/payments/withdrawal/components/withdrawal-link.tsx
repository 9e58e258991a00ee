import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import { withdrawalLinkTexts } from '../withdrawal-link.texts.ts';
import '#ui/controls/text-link.css';

/** The way to withdraw from an order, beside it: opens the page of its link. */
export function WithdrawalLink({ order }: { order: OrderSecret }) {
  const { language } = useLanguage();
  const t = useTexts(withdrawalLinkTexts);
  return (
    <form action="/api/withdrawals/open" method="post">
      <input type="hidden" name="orderId" value={order.orderId} />
      <input type="hidden" name="clientSecret" value={order.clientSecret} />
      <input type="hidden" name="locale" value={language} />
      <button type="submit" className="link">
        {t('link')}
      </button>
    </form>
  );
}
