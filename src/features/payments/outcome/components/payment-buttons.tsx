import { modesQuery } from '#features/modes/modes.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { clientPortalPath, homePath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { paymentTexts } from '../payment.texts.ts';
import '../../checkout/components/order-summary.css';
import './payment-outcome.css';

/** Links to the client portal, with what is there now, and to the home page. */
export function PaymentButtons() {
  const t = useTexts(paymentTexts);
  const { data: modes } = useQuery(modesQuery());
  return (
    <>
      <div className="row paid__buttons">
        <Link to={clientPortalPath.href()} className={buttonClass({ variant: 'line' })}>
          {t('toPortal')}
          <IconArrowRight className="icon--go" />
        </Link>
        <Link to={homePath.href()} className={buttonClass({ variant: 'line' })}>
          {t('toHome')}
        </Link>
      </div>
      <p className="order__note paid__portal">
        {t(modes?.portalDemo ? 'portalNow' : 'portalLater')}
      </p>
    </>
  );
}
