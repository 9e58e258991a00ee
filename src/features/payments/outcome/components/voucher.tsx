import { useEffect, useState } from 'react';
import { groupDigits } from '#core/group-digits.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { checkoutPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconCopy } from '#ui/icons/icons.tsx';
import { formatAmount } from '../../checkout/format-order.ts';
import { LeaveLink } from '../../components/leave-link.tsx';
import type { WaitingPayment } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';
import '#ui/controls/text-link.css';

/** Milliseconds for which the button says that it has copied. */
const shownFor = 2500;

/** Copies a text; `label` says which one, to those who do not see it. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts(waitingTexts);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((count) => count + 1);
    } catch {
      // Without permission the number stays on screen, where it can be selected.
    }
  }
  return (
    <Button variant="line" size="sm" onClick={() => void copy()}>
      {copied ? <IconCheck /> : <IconCopy />}
      <span aria-live="polite">
        {copied ? t('copied') : <span aria-hidden="true">{t('copy')}</span>}
      </span>
      {copied ? null : <span className="sr">{label}</span>}
    </Button>
  );
}

function Until({ until }: { until: string }) {
  const { language } = useLanguage();
  const t = useTexts(waitingTexts);
  const { day, time } = readClock(until, companyZone);
  const words = {
    day: keepDaysWhole(formatDay(day, localeOf[language])),
    time: time,
  };
  return (
    <p className="voucher__until">
      <time dateTime={until}>{t('until', words)}</time>
      <span className="voucher__after">{t('untilAfter')}</span>
    </p>
  );
}

/** The voucher: how to pay, the three numbers with a button to copy each, and until when. */
export function Voucher({ payment }: { payment: WaitingPayment }) {
  const { language } = useLanguage();
  const t = useTexts(waitingTexts);
  const { amount, currency, waiting } = payment;
  const entity = waiting.entity ?? '';
  const reference = waiting.reference ?? '';
  const price = formatAmount({ price: amount, currency }, language);
  const numbers = [
    { label: t('entity'), shown: entity, text: entity, copy: t('copyEntity') },
    {
      label: t('reference'),
      shown: groupDigits(reference),
      text: reference,
      copy: t('copyReference'),
    },
    { label: t('amount'), shown: price, text: amount.toFixed(2), copy: t('copyAmount') },
  ];
  return (
    <section className="wait" aria-labelledby="wait-heading">
      <header>
        <p className="wait__kind">{t('multibanco')}</p>
        <h2 id="wait-heading" className="wait__title">
          {t('voucherTitle')}
        </h2>
        <ol className="wait__how">
          <li>
            {t('how1')}{' '}
            <b lang="pt-PT" translate="no">
              {t('how1Menu')}
            </b>
          </li>
          <li>{t('how2')}</li>
          <li>{t('how3')}</li>
        </ol>
      </header>
      <div>
        <div className="voucher">
          <dl>
            {numbers.map(({ label, shown, text, copy }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className="voucher__number" translate="no">
                    {shown}
                  </span>
                  <CopyButton text={text} label={copy} />
                </dd>
              </div>
            ))}
          </dl>
          {waiting.until ? <Until until={waiting.until} /> : null}
        </div>
        <div className="row wait__actions">
          <Button variant="line" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <LeaveLink to={checkoutPath.href()} className="link">
            {t('otherWay')}
          </LeaveLink>
        </div>
      </div>
    </section>
  );
}
