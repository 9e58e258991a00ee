import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { checkoutPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { formatAmount } from '../../checkout/format-order.ts';
import { LeaveLink } from '../../components/leave-link.tsx';
import type { WaitingPayment } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';
import '#ui/controls/text-link.css';

/** A phone on which a request waits behind the logo's arch. */
export function Phone() {
  return (
    <svg className="phone__picture" viewBox="0 0 120 200" aria-hidden="true">
      <path
        fill="#0f1c48"
        d="M18 2h84a14 14 0 0 1 14 14v168a14 14 0 0 1-14 14H18a14 14 0 0 1-14-14V16A14 14 0 0 1 18 2z"
      />
      <path fill="#cfdcf6" d="M12 18h96v150H12z" />
      <path fill="#17318a" d="M24 168V96a36 36 0 0 1 72 0v72z" />
      <path fill="#2c53c4" d="M36 168V98a24 24 0 0 1 48 0v70z" />
      <path fill="#eab24a" d="M48 168v-68a12 12 0 0 1 24 0v68z" />
      <path fill="#fff" d="M20 26h80v22H20z" />
      <path fill="#17318a" d="M26 32h34v4H26zM26 40h52v3H26z" />
      <circle cx="60" cy="182" r="6" fill="#86a8ec" />
    </svg>
  );
}

/** Returns the whole seconds until an instant, counted down; 0 once it is past. */
function useSecondsLeft(until: string | null): number {
  const left = () =>
    until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads the clock and `until`
  useEffect(() => {
    setSeconds(left());
    const interval = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(interval);
  }, [until]);
  return seconds;
}

function Countdown({ until, orderedAt }: { until: string | null; orderedAt: string }) {
  const t = useTexts(waitingTexts);
  const seconds = useSecondsLeft(until);
  const whole = until === null ? 1 : (Date.parse(until) - Date.parse(orderedAt)) / 1000;
  const parts = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  return (
    <>
      <p className="phone__time" role="timer" aria-label={t('timeLeft', parts)}>
        {parts.minutes}:{String(parts.seconds).padStart(2, '0')}
      </p>
      <progress className="phone__bar" max={whole} value={seconds} aria-hidden="true" />
      <p className="phone__help">{t(seconds === 0 ? 'phoneOver' : 'phoneHelp')}</p>
    </>
  );
}

/** The request on the buyer's phone: the time that is left, and the ways on. */
export function PhoneRequest({ payment }: { payment: WaitingPayment }) {
  const { language } = useLanguage();
  const t = useTexts(waitingTexts);
  const { amount, currency, waiting } = payment;
  const price = formatAmount({ price: amount, currency }, language);
  const end = waiting.phoneEnd;
  return (
    <section className="wait" aria-labelledby="wait-heading">
      <header>
        <p className="wait__kind">{t('mbWay')}</p>
        <h2 id="wait-heading" className="wait__title">
          {t('phoneTitle')}
        </h2>
        <p className="wait__lead">
          {end ? t('phoneLeadEnd', { amount: price, end }) : t('phoneLead', { amount: price })}
        </p>
      </header>
      <div className="phone">
        <Phone />
        <div>
          <Countdown until={waiting.until} orderedAt={waiting.orderedAt} />
          <div className="row wait__actions">
            <LeaveLink to={checkoutPath.href()} className={buttonClass()}>
              {t('sendAgain')}
            </LeaveLink>
            <LeaveLink to={checkoutPath.href()} className="link">
              {t('otherWay')}
            </LeaveLink>
          </div>
        </div>
      </div>
    </section>
  );
}
