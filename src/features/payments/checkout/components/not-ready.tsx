import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { packagesHref } from '#site/pages/home/home.path.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { payingTexts } from '../paying.texts.ts';
import { LeaveLink } from './leave-link.tsx';
import { Reach } from './pay-failure.tsx';
import './pay-failure.css';

type NotReadyProps = {
  cause: 'unknown_package' | 'other';
  company: Company | undefined;
  retry: () => void;
};

/** No payment could be prepared: what to do now. The toast says it too, and goes. */
export function NotReady({ cause, company, retry }: NotReadyProps) {
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const unknown = cause === 'unknown_package';
  return (
    <div className="pay-failure" role="alert">
      <IconAlert />
      <div>
        <b>{tError('paymentError')}</b>
        <p>{unknown ? t('unknownPackage') : tError('paymentErrorDescription')}</p>
        <Reach company={company} words={t('reach')} />
        {unknown ? (
          <LeaveLink to={packagesHref} className={buttonClass({ variant: 'line' })}>
            {t('choosePackage')}
          </LeaveLink>
        ) : (
          <Button variant="line" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
