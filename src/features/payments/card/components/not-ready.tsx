import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { packagesHref } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import type { IntentFailure } from '../../checkout/payment-intent.ts';
import { LeaveLink } from '../../components/leave-link.tsx';
import { ReachCompany } from '../../components/reach-company.tsx';
import { payingTexts } from '../paying.texts.ts';

type NotReadyProps = {
  cause: Exclude<IntentFailure, 'key_reused'>;
  company: Company | undefined;
  retry: () => void;
};

/** Shown when no payment could be prepared: the reason, and what to do next. */
export function NotReady({ cause, company, retry }: NotReadyProps) {
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const unknown = cause === 'unknown_package';
  const isClosed = cause === 'request_cancelled' || cause === 'request_paid';
  const reasons = {
    unknown_package: t('unknownPackage'),
    busy: t('tooMany'),
    request_cancelled: t('requestCancelled'),
    request_paid: t('requestPaid'),
    other: tError('paymentErrorDescription'),
  };
  return (
    <FailureBox
      roomy
      isAlert
      title={tError('paymentError')}
      reach={<ReachCompany company={company} words={t('reach')} />}
      actions={
        unknown ? (
          <LeaveLink to={packagesHref} className={buttonClass({ variant: 'line' })}>
            {t('choosePackage')}
          </LeaveLink>
        ) : isClosed ? null : (
          <Button variant="line" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      <p>{reasons[cause]}</p>
    </FailureBox>
  );
}
