import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { titleIn } from '../../record-title.ts';

/** Returns the title of a record in the reader's language, or else in the other. */
export function useRecordTitle() {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  return (titles: { title: string; titlePt: string }) => titleIn(language, titles) || t('untitled');
}
