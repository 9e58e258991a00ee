import { telHref } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { IconLock, IconMail, IconPhone } from '#ui/frame-icons.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { euros } from '../order-words.ts';
import type { PaymentSlotProps } from './checkout.tsx';
import './payment-closed.css';

/** Says that no card is taken here yet, and how to order instead. The mail names the order. */
export function PaymentClosed({ order, company }: PaymentSlotProps) {
  const { language } = useLanguage();
  const t = useTexts(checkoutTexts);
  const subject = order
    ? t('mailSubject', { name: order.name, price: euros(order.price, language) })
    : t('mailSubjectPlain');
  return (
    <section className="card card--pad pay-closed">
      <h2>{t('paymentDetails')}</h2>
      <div className="pay-closed__note">
        <h3>
          <IconLock />
          {t('closedTitle')}
        </h3>
        <p>{t('closedText')}</p>
      </div>
      {company ? (
        <div className="row">
          <a
            className={buttonClass()}
            href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
          >
            <IconMail />
            {t('writeToOrder')}
          </a>
          <a className={buttonClass({ variant: 'line' })} href={telHref(company.phone)}>
            <IconPhone />
            {company.phone}
          </a>
        </div>
      ) : null}
      {company ? <p className="muted">{company.email}</p> : null}
    </section>
  );
}
