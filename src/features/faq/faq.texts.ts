import { defineTexts } from '#i18n/texts.ts';

export const faqTexts = defineTexts({
  en: {
    heading: 'Frequently asked questions',
    book: 'Book a free consultation',
  },
  pt: {
    heading: 'Perguntas frequentes',
    book: 'Marcar consulta gratuita',
  },
});
