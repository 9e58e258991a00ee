import { defineTexts } from '#i18n/texts.ts';

export const caseStudiesScreenTexts = defineTexts({
  en: {
    title: 'Case studies with a beginning, a middle and an invoice',
  },
  pt: {
    title: 'Casos de estudo com princípio, meio e fatura',
  },
});
