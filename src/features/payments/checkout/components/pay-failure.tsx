import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { providerMessage } from '../../provider-message.ts';
import { payingTexts } from '../paying.texts.ts';
import { ReachCompany } from './reach-company.tsx';
import type { PayFailure } from './use-pay.ts';

type PayFailureBoxProps = { failure: PayFailure; company: Company | undefined };

/** Nothing was charged, and the next press pays the new amount or the new order. */
function PressAgain({ why }: { why: 'ended' | 'repriced' | 'taxed' }) {
  const t = useTexts(payingTexts);
  return (
    <FailureBox roomy title={t(`${why}Title`)} reach={null}>
      <p>{t(`${why}Text`)}</p>
      <p>{t('kept')}</p>
    </FailureBox>
  );
}

/** Why the payment failed, with the provider's message if there is one. */
export function PayFailureBox({ failure, company }: PayFailureBoxProps) {
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const { language } = useLanguage();
  if (failure.kind === 'ended' || failure.kind === 'repriced' || failure.kind === 'taxed')
    return <PressAgain why={failure.kind} />;
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
