import { companyZone, readClock } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { onOneLine } from '#i18n/unbroken-words.ts';
import { debitDaysOf } from '#platform/payments/payment-wait.ts';
import { formatShortDay } from '../../format-day.ts';
import { debitCalendar } from '../debit-days.ts';
import type { WaitingPayment } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';

/** The debit: when it was ordered, and on which days the money may arrive. */
export function Debit({ payment }: { payment: WaitingPayment }) {
  const { language } = useLanguage();
  const t = useTexts(waitingTexts);
  const { waiting } = payment;
  const format = (day: string) => onOneLine(formatShortDay(day, language));
  const { first, last } = debitDaysOf(waiting);
  const ordered = readClock(waiting.orderedAt, companyZone).day;
  const params = { ordered: format(ordered), first: format(first), last: format(last) };
  return (
    <section className="wait" aria-labelledby="wait-heading">
      <header>
        <p className="wait__kind">{t('debit')}</p>
        <h2 id="wait-heading" className="wait__title">
          {t('debitTitle')}
        </h2>
        <p className="wait__lead">
          <Unbroken>{t('debitLead', params)}</Unbroken>
        </p>
      </header>
      <div>
        <div className="debit" role="img" aria-label={t('debitPicture', params)}>
          {debitCalendar(waiting).map(({ day, kind }) => (
            <span key={day} className={`debit__day debit__${kind}`}>
              {Number(day.slice(-2))}
            </span>
          ))}
        </div>
        <p className="debit__key" aria-hidden="true">
          <span className="debit__sign debit__ordered">{t('keyOrdered')}</span>
          <span className="debit__sign debit__may">{t('keyMay')}</span>
          <span className="debit__sign debit__last">{t('keyLast')}</span>
        </p>
      </div>
    </section>
  );
}
