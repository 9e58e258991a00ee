import { defineTexts } from '#i18n/texts.ts';

export const startTexts = defineTexts({
  en: {
    title: 'Where to begin',
    lead: 'Four questions. Then you see what fits, what it costs and how long it takes, with the source of each figure.',
  },
  pt: {
    title: 'Por onde começar',
    lead: 'Quatro perguntas. Depois vê o que se adequa, quanto custa e quanto tempo demora, com a fonte de cada valor.',
  },
});
