import { useQuery } from '@tanstack/react-query';
import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { ScreenProps } from '../route.ts';
import { siteTexts } from '../site.texts.ts';

export function CaseStudyScreen({ params }: ScreenProps) {
  const t = useTexts(siteTexts);
  const { data: study } = useQuery(caseStudyQuery(params.id ?? ''));
  if (!study) return <PageHead title={t('notFoundTitle')} lead={t('notFoundDescription')} />;
  return <PageHead title={<Localized en={study.title} pt={study.titlePt} />} lead={study.client} />;
}
