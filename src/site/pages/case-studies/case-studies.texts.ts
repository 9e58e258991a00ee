import { defineTexts } from '#i18n/texts.ts';

export const caseStudiesScreenTexts = defineTexts({
  en: {
    title: 'Case studies with a beginning, a middle and an invoice',
    lead: 'What was in the way, what we did, and what changed. Figures are the client’s own, published with permission.',
  },
  pt: {
    title: 'Casos de estudo com princípio, meio e fatura',
    lead: 'Que obstáculo havia, o que fizemos e o que mudou. Os números são do próprio cliente, publicados com autorização.',
  },
});
