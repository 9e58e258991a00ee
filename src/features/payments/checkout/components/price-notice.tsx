import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { euros } from '../order-words.ts';
import { payingTexts } from '../paying.texts.ts';
import './price-notice.css';

/** In euros. */
type PriceNoticeProps = { shown: number; charged: number; onAccept: () => void };

/** The price is another one than the page came with: nothing goes on before it is accepted. */
export function PriceNotice({ shown, charged, onAccept }: PriceNoticeProps) {
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const amount = euros(charged, language);
  return (
    <div className="price-notice" role="alert">
      <IconInfo />
      <div>
        <h3>{t('correctedTitle')}</h3>
        <p>{t('correctedText', { charged: amount, shown: euros(shown, language) })}</p>
        <Button onClick={onAccept}>{t('goOn', { amount })}</Button>
      </div>
    </div>
  );
}
