import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { payingTexts } from '../paying.texts.ts';
import { ReachCompany } from './reach-company.tsx';
import './payment-skeleton.css';

/** The form's shapes while its payment is asked for; without JavaScript, the other ways to order. */
export function PaymentSkeleton({ company }: { company: Company | undefined }) {
  const t = useTexts(payingTexts);
  return (
    <>
      <noscript>
        <ReachCompany company={company} words={t('noScript')} />
      </noscript>
      <div className="pay-skeleton" role="status" aria-label={t('loading')}>
        <Skeleton shape="meta" />
        <Skeleton shape="button" />
        <Skeleton shape="card" />
        <Skeleton shape="meta" />
        <Skeleton shape="card" />
        <Skeleton />
        <Skeleton shape="button" />
        <Skeleton shape="meta" />
      </div>
    </>
  );
}
