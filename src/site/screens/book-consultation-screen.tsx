import { useTexts } from '#i18n/language-context.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { siteTexts } from '../site.texts.ts';

export function BookConsultationScreen() {
  const t = useTexts(siteTexts);
  return <PageHead title={t('bookConsultationTitle')} lead={t('bookConsultationDescription')} />;
}
