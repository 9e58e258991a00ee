import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { HiddenInputs } from '#ui/form/hidden-inputs.tsx';
import { IconRetry } from '#ui/icons/icons.tsx';
import { studyListTexts } from '../study-list.texts.ts';

/** Shown when the list failed to load. Its button reloads the page, also without scripts. */
export function FailedStudies({ search }: { search: string }) {
  const t = useTexts(studyListTexts);
  const retry = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <HiddenInputs search={search} />
      <Button type="submit">
        <IconRetry />
        {t('retry')}
      </Button>
    </form>
  );
  return (
    <StatePanel kind="error" title={t('failed')} action={retry}>
      {t('failedHint')}
    </StatePanel>
  );
}

export function EmptyStudies() {
  const t = useTexts(studyListTexts);
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
