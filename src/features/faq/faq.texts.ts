import { defineTexts } from '#i18n/texts.ts';

export const faqTexts = defineTexts({
  en: {
    heading: 'Frequently asked questions',
    lead: 'If yours is not here, ask it on the free call. It lasts 30 minutes and nobody will try to sell you anything.',
    book: 'Book a free consultation',
  },
  pt: {
    heading: 'Perguntas frequentes',
    lead: 'Se a sua dúvida não está aqui, traga-a à consulta gratuita. Dura 30 minutos e ninguém lhe vai tentar vender nada.',
    book: 'Marcar consulta gratuita',
  },
});
