import { sitePaths } from '#core/site-paths.ts';
import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import { BookingInvitation } from '#features/case-studies/components/booking-invitation.tsx';
import { StudyArticle } from '#features/case-studies/components/study-article.tsx';
import { studyPageTexts } from '#features/case-studies/study-page.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { BackLink } from '#ui/layout/article-head.tsx';
import type { ScreenProps } from '../route.ts';
import './list-page.css';

export function CaseStudyScreen({ params: { id = '' } }: ScreenProps) {
  const t = useTexts(studyPageTexts);
  const { data: study, isPending } = useQuery({ ...caseStudyQuery(id), enabled: id !== '' });
  const back = <BackLink to={sitePaths.caseStudies}>{t('back')}</BackLink>;
  if (study)
    return (
      <>
        <StudyArticle study={study} />
        <BookingInvitation />
      </>
    );
  if (isPending && id !== '')
    return (
      <div className="wrap page-state">
        <p className="row" role="status">
          <Spinner size="lg" />
          <span className="muted">{t('loading')}</span>
        </p>
      </div>
    );
  return (
    <div className="wrap page-state">
      <StatePanel kind="error" headingLevel={1} title={t('failed')} action={back}>
        {t('failedHint')}
      </StatePanel>
    </div>
  );
}
