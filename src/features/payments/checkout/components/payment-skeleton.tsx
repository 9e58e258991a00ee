import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { payingTexts } from '../../card/paying.texts.ts';
import { OrderWithoutScripts } from './order-without-scripts.tsx';
import './payment-skeleton.css';

/** The skeleton of the form while its payment loads; without JavaScript, how to order instead. */
export function PaymentSkeleton({ company }: { company: Company | undefined }) {
  const t = useTexts(payingTexts);
  return (
    <>
      {/* React renders what a `noscript` holds on the server alone, so browsers load no code for it. */}
      <noscript>{import.meta.env.SSR ? <OrderWithoutScripts company={company} /> : null}</noscript>
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
