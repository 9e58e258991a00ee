import { archiveTexts } from '#features/newsletter/archive/archive.texts.ts';
import { IssueList } from '#features/newsletter/archive/components/issue-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import '../../layout/list-page.css';

export function Screen() {
  const t = useTexts(archiveTexts);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap list-page">
        <IssueList />
      </div>
    </>
  );
}
