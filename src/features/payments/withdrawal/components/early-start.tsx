import { useEffect, useRef, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { termsPath } from '#paths.ts';
import { keep, readKept } from '#ui/form/kept-words.ts';
import type { PaymentIntent } from '../../checkout/payment-intent.ts';
import { LeaveLink } from '../../components/leave-link.tsx';
import { earlyStartTexts } from '../early-start.texts.ts';
import './early-start.css';

/** The `sessionStorage` key of the request that the server keeps, shown again after a reload. */
const earlyStartKey = 'earlyStart';

function wasGiven(orderId: string | null): boolean {
  const kept = readKept(earlyStartKey) as { orderId?: unknown } | null;
  return orderId !== null && kept?.orderId === orderId;
}

type EarlyStartProps = {
  intent: PaymentIntent;
  /** A company has no right to withdraw, so it is not asked. */
  isCompany: boolean;
};

/** A consumer's request to begin within the period of withdrawal, saved when it is ticked; the terms. */
export function EarlyStart({ intent, isCompany }: EarlyStartProps) {
  const { language } = useLanguage();
  const t = useTexts(earlyStartTexts);
  const { orderId, clientSecret } = intent;
  const [isGiven, setGiven] = useState(() => wasGiven(orderId));
  const [hasFailed, setFailed] = useState(false);
  const saves = useRef(Promise.resolve());

  function change(given: boolean): void {
    setGiven(given);
    setFailed(false);
    const body = { clientSecret, given, locale: language };
    // One after the other, so that the last press decides.
    saves.current = saves.current
      .then(async () => {
        await apiRequest(`/api/orders/${orderId}/early-start`, { method: 'PUT', body });
        keep(earlyStartKey, given ? { orderId } : null);
      })
      .catch(() => {
        setGiven(false);
        setFailed(true);
      });
  }

  const asked = useRef(orderId);
  // The request belongs to an order; one that takes its place gets it too. A company's is taken back.
  useEffect(() => {
    if (isGiven && isCompany) change(false);
    else if (isGiven && asked.current !== orderId) change(true);
    asked.current = orderId;
  });

  return (
    <div className="early-start">
      {orderId === null || isCompany ? null : (
        <>
          <label>
            <input
              type="checkbox"
              checked={isGiven}
              aria-describedby="early-start-hint"
              onChange={({ target }) => change(target.checked)}
            />
            <span>{t('request')}</span>
          </label>
          <p className="pay__note" id="early-start-hint">
            {t('hint')}
          </p>
          {hasFailed ? <p role="alert">{t('failed')}</p> : null}
        </>
      )}
      <p className="pay__note">
        {t('terms')}{' '}
        <LeaveLink to={termsPath.href()} target="_blank">
          {t('termsLink')}
        </LeaveLink>
        .
      </p>
    </div>
  );
}
