import { defineTexts } from '#i18n/texts.ts';

export const startTexts = defineTexts({
  en: {
    title: 'Where to begin',
    lead: 'Answer four questions to see what fits, what it costs and how long it takes, with the source of each figure.',
  },
  pt: {
    title: 'Por onde começar',
    lead: 'Responda a quatro perguntas e veja o que se adequa ao seu caso, quanto custa e quanto tempo demora, com a fonte de cada valor.',
  },
});
