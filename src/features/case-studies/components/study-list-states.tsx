import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath, caseStudiesPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { studyListTexts } from '../study-list.texts.ts';

export function FailedStudies() {
  const t = useTexts(studyListTexts);
  return (
    <StatePanel kind="error" title={t('failed')} action={<ReloadButton />}>
      {t('failedHint')}
    </StatePanel>
  );
}

/** The panel of a tab without case studies: of the featured ones, others may exist. */
export function EmptyStudies({ featured }: { featured: boolean }) {
  const t = useTexts(studyListTexts);
  if (featured)
    return (
      <StatePanel
        kind="empty"
        title={t('emptyFeatured')}
        action={
          <Link className={buttonClass({ variant: 'line' })} to={caseStudiesPath.href()}>
            {t('allHeading')}
          </Link>
        }
      >
        {t('emptyFeaturedHint')}
      </StatePanel>
    );
  const book = (
    <Link className={buttonClass({ variant: 'line' })} to={bookConsultationPath.href()}>
      {t('book')}
    </Link>
  );
  return (
    <StatePanel kind="empty" title={t('empty')} action={book}>
      {t('emptyHint')}
    </StatePanel>
  );
}

export function LoadingStudies() {
  const t = useTexts(studyListTexts);
  return (
    <p className="row study-wait" role="status">
      <Spinner size="lg" />
      <span className="muted">{t('loading')}</span>
    </p>
  );
}
