import { useEffect } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { formatTime } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PaperAddress } from '#ui/controls/paper-address.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import { formatShortDay } from '../../format-day.ts';
import { paymentTexts } from '../payment.texts.ts';
import { type AcceptedPayment, isRenewal } from '../payment.ts';
import { ReceiptAddress } from './receipt-address.tsx';
import '#ui/layout/dated-steps.css';
import './next-steps.css';

type NextStepsProps = { payment: AcceptedPayment; order: OrderSecret; email: string | null };

/** The three steps after a payment, with their dates; before it is here, what follows it. */
export function NextSteps({ payment, order, email }: NextStepsProps) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const { contactBy, buyer } = payment;
  const isPaid = payment.status === 'paid';
  const isRenewed = isRenewal(payment);
  const clock = contactBy === null ? null : readClock(contactBy, companyZone);
  const when = clock && {
    time: formatTime(clock.time, language),
    day: formatShortDay(clock.day, language),
  };

  // The form of the booking screen is not part of this one; without its file the fields stay empty.
  useEffect(() => {
    if (!buyer && !email) return;
    import('#features/booking/book/components/booking-draft.ts').then(
      ({ prefillBooking }) =>
        prefillBooking({ ...(buyer && { name: buyer }), ...(email && { email }) }),
      () => {},
    );
  }, [buyer, email]);
  return (
    <section className="paid-next">
      <h2>{t('next')}</h2>
      <ol className="dated-steps">
        <li>
          <small>{t(isPaid ? 'now' : 'oncePaid')}</small>
          <h3>{t('nextMail')}</h3>
          {email === null ? (
            <ReceiptAddress order={order} />
          ) : (
            <p>
              <Unbroken>{t(isPaid ? 'nextMailText' : 'nextMailPendingText')}</Unbroken>
            </p>
          )}
        </li>
        {isRenewed ? null : (
          <li>
            <small>
              {when && contactBy ? (
                <time dateTime={contactBy}>{t('contactBy', when)}</time>
              ) : (
                t(isPaid ? 'afterwards' : 'oncePaid')
              )}
            </small>
            <h3>
              <Unbroken>{t('nextContact')}</Unbroken>
            </h3>
            <p>{t('nextContactText')}</p>
          </li>
        )}
        <li>
          <small>{t('thisWeek')}</small>
          <h3>
            <Link
              to={bookConsultationPath.href()}
              className={buttonClass({ variant: isPaid ? undefined : 'line' })}
            >
              {t('nextSession')}
            </Link>
          </h3>
          <p>{t(buyer || email ? 'nextSessionFilled' : 'nextSessionText')}</p>
          <PaperAddress to={bookConsultationPath.href()} />
        </li>
      </ol>
      <UnsentMail />
    </section>
  );
}
