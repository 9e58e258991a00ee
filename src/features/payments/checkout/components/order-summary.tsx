import { formatDay } from '#core/zoned-time.ts';
import { vatTexts } from '#features/vat/vat.texts.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { LeaveLink } from '../../components/leave-link.tsx';
import { namePlanPart } from '../../ledger/plan-part.texts.ts';
import type { AskedPayment } from '../../requests/requests.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import type { PaymentIntent } from '../payment-intent.ts';
import { OrderLines, type OrderLinesProps, OrderOffer } from './order-lines.tsx';
import '../../components/bill.css';
import './order-summary.css';

function IconSupport() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="10" />
      <path d="m4.93 4.93 4.24 4.24" />
      <path d="m14.83 9.17 4.24-4.24" />
      <path d="m14.83 14.83 4.24 4.24" />
      <path d="m9.17 14.83-4.24 4.24" />
      <circle cx="12" cy="12" r="4" />
    </Icon>
  );
}

function VatNote({ treatment }: { treatment: PaymentIntent['vatTreatment'] | undefined }) {
  const t = useTexts(vatTexts);
  const note = treatment ? t(`note_${treatment}`) : '';
  return note ? <p className="order__note">{note}</p> : null;
}

/** Which part of an accepted quote is paid here. */
export function PartNote({ part }: { part: NonNullable<AskedPayment['part']> }) {
  const { language } = useLanguage();
  return <p className="order__note">{namePlanPart(part, language)}.</p>;
}

/** `asked`: what staff asked for; absent for a package. */
type OrderSummaryProps = OrderLinesProps & {
  asked?: Pick<AskedPayment, 'dueDay' | 'part'> | undefined;
};

/**
 * The package and its price. Blank, at the same height, until the order is read in the browser: the
 * server's page contains nothing specific to a visitor.
 */
export function OrderSummary({ order, intent, failed, packages, asked }: OrderSummaryProps) {
  const t = useTexts(checkoutTexts);
  const { language } = useLanguage();
  return (
    <aside className="bill order" aria-label={t('orderSummary')}>
      <h2>{t('orderSummary')}</h2>
      <OrderLines order={order} intent={intent} failed={failed} packages={packages} />
      <VatNote treatment={intent?.vatTreatment} />
      {order && !order.asked ? <OrderOffer packageId={order.id} /> : null}
      {asked?.part ? <PartNote part={asked.part} /> : null}
      {asked ? (
        <p className="order__note">
          {t('payUntil', { day: formatDay(asked.dueDay, localeOf[language]) })} {t('invoiceComes')}
        </p>
      ) : (
        <p className="order__note">
          {t('within24')} {t('invoiceComes')}
        </p>
      )}
      <LeaveLink to={contactPath.href()} className={buttonClass({ variant: 'line', full: true })}>
        <IconSupport />
        {t('contactSupport')}
      </LeaveLink>
    </aside>
  );
}
