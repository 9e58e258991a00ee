import { TodayView } from '#features/today/admin/today-view.tsx';
import { todayQuery } from '#features/today/today.queries.ts';
import { todayTexts } from '#features/today/today.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';

export function Screen() {
  const t = useTexts(todayTexts);
  const { data: today, isError, refetch } = useQuery(todayQuery());
  if (today) return <TodayView today={today} now={new Date()} />;
  if (!isError)
    return (
      <SkeletonList count={4} label={t('loading')}>
        <Skeleton shape="title" />
        <Skeleton />
      </SkeletonList>
    );
  return (
    <StatePanel
      kind="error"
      headingLevel={1}
      title={t('failedTitle')}
      action={<Button onClick={refetch}>{t('tryAgain')}</Button>}
    >
      {t('failedText')}
    </StatePanel>
  );
}
