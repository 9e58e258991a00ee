import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';

/** Returns the title of a record in the reader's language, or else in the other. */
export function useRecordTitle() {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  return ({ title, titlePt }: { title: string; titlePt: string }) =>
    (language === 'pt' && titlePt) || title || titlePt || t('untitled');
}
