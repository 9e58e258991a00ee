import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { payingTexts } from '../../card/paying.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import { formatAmount } from '../format-order.ts';
import type { ChargedOrder } from '../price-correction.ts';
import './price-notice.css';

type PriceNoticeProps = { shown: CurrentOrder; charged: ChargedOrder; onAccept: () => void };

/** Says that the price differs from the one shown; it must be accepted before paying. */
export function PriceNotice({ shown, charged, onAccept }: PriceNoticeProps) {
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const amount = formatAmount(charged, language);
  const before = formatAmount({ ...charged, price: shown.price }, language);
  return (
    <div className="price-notice" role="alert">
      <IconInfo />
      <div>
        <h3>{t('correctedTitle')}</h3>
        <p>{t('correctedText', { charged: amount, shown: before })}</p>
        <Button onClick={onAccept}>{t('goOn', { amount })}</Button>
      </div>
    </div>
  );
}
