import { useEffect } from 'react';
import { NewAttemptsNote } from '#features/auth/admin/attempts-note.tsx';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import { openRequestsQuery } from '#features/payments/requests/request-calls.ts';
import { sectionCountsQuery } from '#features/section-counts/section-counts.ts';
import { TodayView } from '#features/today/admin/today-view.tsx';
import { todayQuery } from '#features/today/today.queries.ts';
import { todayTexts } from '#features/today/today.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { accountPath, contentRecordPath, projectPath, quotePath } from '#paths.ts';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { todayLinks } from './today-links.ts';

// It waits for the card provider anyway.
const loadLedger = () =>
  import('#features/payments/reconcile/admin/ledger-panel.tsx').then((part) => part.LedgerPanel);

// Shown where something is late, or a client said something, alone.
const loadWork = () =>
  import('#features/projects/desk/admin/work-panel.tsx').then((part) => part.TodayWork);

const loadPayments = () =>
  import('#features/payments/requests/admin/open-payments.tsx').then((part) => part.OpenPayments);

const loadQuotes = () =>
  import('#features/quotes/desk/admin/quotes-panel.tsx').then((part) => part.QuotesToAnswer);

/** Reads Today again when someone comes back to it, by the tab or by the connection. */
function useReadOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void client.prefetchQuery(todayQuery());
    };
    document.addEventListener('visibilitychange', read);
    addEventListener('online', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      removeEventListener('online', read);
    };
  }, [client]);
}

export function Screen() {
  const t = useTexts(todayTexts);
  const { data: today, isError, refetch } = useQuery(todayQuery());
  const user = useQuery(sessionQuery()).data;
  const roles = user?.roles ?? [];
  const counts = useQuery(sectionCountsQuery()).data;
  const asked = useQuery(openRequestsQuery()).data;
  const ledger = useLoaded(true, loadLedger);
  const work = useLoaded(
    (today?.work.first.length ?? 0) + (today?.work.words.length ?? 0) > 0,
    loadWork,
  );
  // Keeps the times on the screen right.
  const minute = useMinute();
  useReadOnReturn();
  const read = () => void refetch();
  if (today)
    return (
      <>
        <NewAttemptsNote count={user?.attempts} href={accountPath.href()} />
        <TodayView
          today={today}
          beside={{ changes: counts?.quotes ?? 0, lateCents: asked?.health.late ?? 0 }}
          now={new Date(Math.max(minute ?? 0, Date.parse(today.now)))}
          links={todayLinks}
          isOutdated={isError}
          onChanged={read}
          work={
            <>
              <LatePart load={loadQuotes} of={{ hrefOf: (id: string) => quotePath.href({ id }) }} />
              <LatePart load={loadPayments} of={{ personHref: todayLinks.person }} />
              {work.part ? (
                <work.part
                  work={today.work}
                  hrefOf={(id) => projectPath.href({ id })}
                  wordsHref={(id) => contentRecordPath.href({ kind: 'testimonials', id })}
                />
              ) : null}
            </>
          }
          ledger={
            ledger.part ? (
              <ledger.part
                mayRepair={roles.includes('owner')}
                onRepaired={read}
                orderHref={todayLinks.order}
              />
            ) : ledger.error === null ? null : (
              <Button variant="soft" onClick={ledger.retry}>
                {t('ledgerFailed')}
              </Button>
            )
          }
        />
      </>
    );
  if (!isError)
    return (
      <SkeletonList count={4} label={t('loading')} className="loading">
        <Skeleton shape="title" />
        <Skeleton />
      </SkeletonList>
    );
  return (
    <StatePanel
      kind="error"
      headingLevel={1}
      title={t('failedTitle')}
      action={<Button onClick={read}>{t('tryAgain')}</Button>}
    >
      {t('failedText')}
    </StatePanel>
  );
}
