import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import { withdrawalLinkTexts } from '../withdrawal-link.texts.ts';

/** The way to withdraw from an order, beside it: opens the page of its link. */
export function WithdrawalLink({ order }: { order: OrderSecret }) {
  const { language } = useLanguage();
  const t = useTexts(withdrawalLinkTexts);
  return (
    <form className="paid__buttons" action="/api/withdrawals/open" method="post">
      <input type="hidden" name="orderId" value={order.orderId} />
      <input type="hidden" name="clientSecret" value={order.clientSecret} />
      <input type="hidden" name="locale" value={language} />
      <Button type="submit" variant="line" size="sm">
        {t('link')}
      </Button>
    </form>
  );
}
