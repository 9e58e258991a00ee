import { StudyList } from '#features/case-studies/components/study-list.tsx';
import { useNoStudies } from '#features/case-studies/components/use-no-studies.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { caseStudiesScreenTexts } from './case-studies.texts.ts';
import '../../layout/list-page.css';

export function Screen() {
  const t = useTexts(caseStudiesScreenTexts);
  const words = usePageWords('case-studies');
  const { search } = useNavigation().address;
  const hasNone = useNoStudies(search);
  return (
    <>
      <PageHead title={t('title')} lead={hasNone ? undefined : words('studiesLead')} />
      <div className="wrap list-page">
        <PageSection name="caseStudies">
          <StudyList />
        </PageSection>
      </div>
    </>
  );
}
