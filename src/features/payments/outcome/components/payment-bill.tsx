import { companyZone, readClock } from '#core/zoned-time.ts';
import { vatRows, vatTexts } from '#features/vat/vat.texts.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { formatAmount } from '../../checkout/format-order.ts';
import { Bill, type BillLine, BillStamp } from '../../components/bill.tsx';
import { formatLongDay, formatStampDay } from '../../format-day.ts';
import { paymentTexts } from '../payment.texts.ts';
import type { AcceptedPayment, FailedPayment, LapsedPayment } from '../payment.ts';
import '#ui/controls/text-link.css';

type BilledPayment = AcceptedPayment | LapsedPayment | FailedPayment;

function Status({ status }: Pick<BilledPayment, 'status'>) {
  const t = useTexts(paymentTexts);
  if (status === 'pending')
    return (
      <Badge variant="secondary">
        <IconClock />
        {t('pending')}
      </Badge>
    );
  if (status === 'refunded') return <Badge variant="outline">{t('refunded')}</Badge>;
  if (status === 'lapsed' || status === 'failed')
    return <Badge variant="outline">{t('unpaid')}</Badge>;
  return (
    <Badge variant="good">
      <IconCheck />
      {t('completed')}
    </Badge>
  );
}

/** Net amount and VAT, where they are known. */
function vatLines(payment: BilledPayment, language: Language): BillLine[] {
  const { net, vat, vatRate: rate, vatTreatment: treatment, currency } = payment;
  if (net === null || vat === null) return [];
  const amount = (price: number) => formatAmount({ price, currency }, language);
  return vatRows({ net: amount(net), vat: amount(vat), rate, treatment }, language);
}

function VatNote({ treatment }: { treatment: BilledPayment['vatTreatment'] }) {
  const t = useTexts(vatTexts);
  const note = treatment ? t(`note_${treatment}`) : '';
  return note ? <p className="order__note">{note}</p> : null;
}

/** Service, amount and its VAT, date (the day in Lisbon) and status of a payment; stamped once it is paid. */
export function PaymentBill({ payment }: { payment: BilledPayment }) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const { service, servicePt, amount, currency, date, reference, status, isTest } = payment;
  const lines = vatLines(payment, language);
  const intro = [
    t(payment.interval === 'one-time' ? 'once' : 'subscription'),
    ...(isTest ? [t('testMode')] : []),
  ].join(' ');
  const { day } = readClock(date, companyZone);
  const name = <Localized as="span" en={service} pt={servicePt} />;
  const time = <time dateTime={date}>{formatLongDay(day, language)}</time>;
  return (
    <Bill
      kind={t('orderDetails')}
      title={name}
      intro={intro}
      lines={lines}
      total={{ label: t('amount'), amount: formatAmount({ price: amount, currency }, language) }}
      facts={[
        { label: t('service'), amount: name },
        { label: t('date'), amount: time },
        { label: t('reference'), amount: <span translate="no">{reference}</span> },
        { label: t('status'), amount: <Status status={status} /> },
      ]}
      stamp={
        status === 'paid' ? (
          <BillStamp word={t('stamp')} day={formatStampDay(day, language)} />
        ) : undefined
      }
    >
      <VatNote treatment={payment.vatTreatment} />
      {status === 'paid' ? (
        <button type="button" className="link" onClick={() => window.print()}>
          {t('print')}
        </button>
      ) : null}
    </Bill>
  );
}
