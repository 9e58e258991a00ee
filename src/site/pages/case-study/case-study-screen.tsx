import { mayRetry } from '#core/call-failure.ts';
import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import { BookingInvitation } from '#features/case-studies/components/booking-invitation.tsx';
import { NextStudy } from '#features/case-studies/components/next-study.tsx';
import { StudyArticle } from '#features/case-studies/components/study-article.tsx';
import { studyPageTexts } from '#features/case-studies/study-page.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { caseStudiesPath, type caseStudyPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { ArticleSkeleton } from '#ui/feedback/article-skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { BackLink } from '#ui/layout/article-head.tsx';
import type { ScreenProps } from '../../define-page.ts';
import '../../layout/list-page.css';

export function Screen({ params: { id } }: ScreenProps<typeof caseStudyPath>) {
  const t = useTexts(studyPageTexts);
  const { data: study, isPending, error } = useQuery(caseStudyQuery(id));
  if (study)
    return (
      <>
        <StudyArticle study={study} />
        {study.next ? <NextStudy study={study.next} /> : null}
        <BookingInvitation id={study.id} service={study.service} />
      </>
    );
  const back = <BackLink to={caseStudiesPath.href()}>{t('back')}</BackLink>;
  if (isPending) return <ArticleSkeleton back={back} label={t('loading')} />;
  return (
    <div className="wrap page-state">
      <StatePanel
        kind="error"
        headingLevel={1}
        title={t('failed')}
        action={
          <>
            {mayRetry(error) ? <ReloadButton /> : null}
            {back}
          </>
        }
      >
        {t('failedHint')}
      </StatePanel>
    </div>
  );
}
