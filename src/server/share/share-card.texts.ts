import { defineTexts } from '#i18n/texts.ts';

/** What a page is, above its title in the picture of a shared link. */
export const shareCardTexts = defineTexts({
  en: { 'blog-post': 'Article', 'case-study': 'Case study' },
  pt: { 'blog-post': 'Artigo', 'case-study': 'Caso de estudo' },
});
