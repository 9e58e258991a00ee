import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { formatAmount } from '../../checkout/format-order.ts';
import { paymentTexts } from '../payment.texts.ts';
import type { AcceptedPayment } from '../payment.ts';
import '#ui/layout/card.css';
import '../../checkout/components/order-lines.css';

function Status({ status }: Pick<AcceptedPayment, 'status'>) {
  const t = useTexts(paymentTexts);
  if (status === 'pending')
    return (
      <Badge variant="secondary">
        <IconClock />
        {t('pending')}
      </Badge>
    );
  if (status === 'refunded') return <Badge variant="outline">{t('refunded')}</Badge>;
  return (
    <Badge variant="good">
      <IconCheck />
      {t('completed')}
    </Badge>
  );
}

/** Service, amount, date (the day in Lisbon) and status of a payment. */
export function PaymentDetails({ payment }: { payment: AcceptedPayment }) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const day = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Lisbon',
  });
  return (
    <section className="card card--pad">
      <h2>{t('orderDetails')}</h2>
      <dl className="lines">
        <div>
          <dt>{t('service')}</dt>
          <Localized as="dd" en={payment.service} pt={payment.servicePt} />
        </div>
        <div>
          <dt>{t('amount')}</dt>
          <dd>{formatAmount({ price: payment.amount, currency: payment.currency }, language)}</dd>
        </div>
        <div>
          <dt>{t('date')}</dt>
          <dd>
            <time dateTime={payment.date}>{day.format(new Date(payment.date))}</time>
          </dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>
            <Status status={payment.status} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
