import { useTexts } from '#i18n/language-context.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { siteTexts } from '../site.texts.ts';

export function CaseStudiesScreen() {
  const t = useTexts(siteTexts);
  return <PageHead title={t('caseStudiesTitle')} lead={t('caseStudiesDescription')} />;
}
