import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { contactPath } from '#site/pages/contact/contact.path.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { paymentTexts } from '../payment.texts.ts';
import '../../checkout/components/price-notice.css';

/** Says that the buyer has paid another order of the package, and how to get one back. */
export function AlsoPaid({ reference }: { reference: string }) {
  const t = useTexts(paymentTexts);
  return (
    <div className="price-notice" role="alert">
      <IconInfo />
      <div>
        <b>{t('alsoPaidTitle')}</b>
        <p>
          <Unbroken>{t('alsoPaidText', { reference })}</Unbroken>
        </p>
        <Link to={contactPath.href()} className={buttonClass({ variant: 'line', size: 'sm' })}>
          {t('contactSupport')}
        </Link>
      </div>
    </div>
  );
}
