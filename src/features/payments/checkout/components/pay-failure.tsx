import { useEffect, useRef } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { payingTexts } from '../../card/paying.texts.ts';
import { ReachCompany } from '../../components/reach-company.tsx';
import { providerMessage } from '../../provider-message.ts';
import { type PressAgain, pressAgainWords } from '../press-again.ts';
import type { PayFailure } from './use-pay.ts';
import './payment-panel.css';

type PayFailureBoxProps = { failure: PayFailure; company: Company | undefined };

/** Nothing was charged, and the next press pays. Another amount is no failure, and does not look like one. */
function PressAgainBox({ why }: { why: PressAgain }) {
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const notice = useRef<HTMLDivElement>(null);
  // The button was disabled while busy and lost the focus: reading goes on here.
  useEffect(() => notice.current?.focus(), []);
  const [title, text] = pressAgainWords(why, language);
  const paragraphs = (
    <>
      <p>{text}</p>
      <p>{t('kept')}</p>
    </>
  );
  if (why.kind !== 'repriced')
    return (
      <FailureBox roomy title={title}>
        {paragraphs}
      </FailureBox>
    );
  return (
    <div className="price-notice" ref={notice} tabIndex={-1}>
      <IconInfo />
      <div>
        <b>{title}</b>
        {paragraphs}
      </div>
    </div>
  );
}

/** Why the payment failed, with the provider's message if there is one. */
export function PayFailureBox({ failure, company }: PayFailureBoxProps) {
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const { language } = useLanguage();
  if (failure.kind === 'ended' || failure.kind === 'repriced' || failure.kind === 'taxed')
    return <PressAgainBox why={failure} />;
  const declined = failure.kind === 'declined';
  const isSure = declined && !failure.isUnsure;
  return (
    <FailureBox
      roomy
      title={declined ? t('paymentFailed') : tError('paymentError')}
      reach={declined ? null : <ReachCompany company={company} words={t('reach')} />}
    >
      <p>
        {declined ? providerMessage(language, failure.message) : tError('paymentErrorDescription')}
      </p>
      {isSure ? <p>{t('tryOther')}</p> : null}
      <p>{t(isSure ? 'kept' : 'unsure')}</p>
    </FailureBox>
  );
}
