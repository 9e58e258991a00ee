import { useEffect, useRef } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { type Company, telHref } from '#features/company/company.ts';
import { ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { payingTexts } from '../paying.texts.ts';
import type { PayFailure } from './use-pay.ts';
import './pay-failure.css';

/** The company's phone and e-mail, once they are known. */
export function Reach({ company, words }: { company: Company | undefined; words: string }) {
  if (!company) return null;
  const { phone, email } = company;
  return (
    <p>
      {words} <ReachLinks contact={{ phone, phoneHref: telHref(phone), email }} />
    </p>
  );
}

type PayFailureBoxProps = { failure: PayFailure; company: Company | undefined };

/** Why nothing was paid, with the provider's words. The toast says it too, and goes. */
export function PayFailureBox({ failure, company }: PayFailureBoxProps) {
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const box = useRef<HTMLDivElement>(null);
  // The button was disabled while busy and lost the focus: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  const declined = failure.kind === 'declined';
  return (
    <div className="pay-failure" ref={box} tabIndex={-1}>
      <IconAlert />
      <div>
        <b>{declined ? t('paymentFailed') : tError('paymentError')}</b>
        <p>{declined ? failure.message : tError('paymentErrorDescription')}</p>
        <p>{t(declined && !failure.isUnsure ? 'kept' : 'unsure')}</p>
        {declined ? null : <Reach company={company} words={t('reach')} />}
      </div>
    </div>
  );
}
