import { defineTexts } from '#i18n/texts.ts';

/** The words beside what a search engine shows of a page. */
export const searchResultTexts = defineTexts({
  en: {
    elsewhere: 'In a search and in a message',
    lengths:
      'Title: {title} of about {mostTitle} characters. Text: {description} of about {mostDescription}.',
  },
  pt: {
    elsewhere: 'Numa pesquisa e numa mensagem',
    lengths:
      'Título: {title} de cerca de {mostTitle} caracteres. Texto: {description} de cerca de {mostDescription}.',
  },
});
