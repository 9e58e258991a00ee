import { useEffect, useRef } from 'react';
import { HttpError } from '#core/http-error.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { CompanyReach } from '../../components/company-reach.tsx';
import { subscriberQuery } from '../subscriber.queries.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { ChangeCard } from './change-card.tsx';
import { FinishPayment } from './finish-payment.tsx';
import { SubscriptionBill, SubscriptionCharges } from './subscription-bill.tsx';
import { SubscriptionEnding } from './subscription-ending.tsx';
import '#ui/layout/card.css';
import '../../order-columns.css';

function Waiting() {
  const t = useTexts(subscriberTexts);
  return (
    <>
      <div className="card card--pad subscriber__loading" role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
      {/* Posted to the page itself, which answers with the subscription. */}
      <noscript>
        <form method="post">
          <Button type="submit" name="step" value="open">
            {t('show')}
          </Button>
        </form>
      </noscript>
    </>
  );
}

/** What a subscriber sees and can do behind the link of a receipt. */
export function SubscriberPanel({ token }: { token: string }) {
  const t = useTexts(subscriberTexts);
  const { data, error, isFetching, refetch } = useQuery(subscriberQuery(token));
  const showToast = useToast();
  const wasDue = useRef(false);
  const isDue = data ? data.due !== null : null;
  useEffect(() => {
    if (isDue === false && wasDue.current) showToast({ title: t('paid') });
    if (isDue !== null) wasDue.current = isDue;
  }, [isDue, showToast, t]);
  function content() {
    if (error instanceof HttpError && error.status === 404)
      return (
        <div>
          <StatePanel kind="error" headingLevel={2} title={t('unknown')}>
            {t('unknownMore')}
          </StatePanel>
          <CompanyReach words={t('reach')} />
        </div>
      );
    if (data)
      return (
        <>
          <div>
            {data.due !== null && data.status !== 'cancelled' ? (
              <FinishPayment token={token} subscriber={data} onPaid={refetch} />
            ) : null}
            <SubscriptionBill subscriber={data} />
            <SubscriptionCharges subscriber={data} />
          </div>
          <div>
            {data.due === null && data.status === 'active' && data.endsAt === null ? (
              <ChangeCard token={token} subscriber={data} />
            ) : null}
            <SubscriptionEnding token={token} subscriber={data} onChanged={refetch} />
            <CompanyReach words={t('reach')} />
          </div>
        </>
      );
    if (!error || isFetching) return <Waiting />;
    return (
      <StatePanel
        kind="error"
        headingLevel={2}
        title={t('failed')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
  return <div className="wrap subscriber order-columns">{content()}</div>;
}
