import { defineTexts } from '#i18n/texts.ts';

export const blogScreenTexts = defineTexts({
  en: {
    title: 'A blog of plain answers, dated and signed',
    lead: 'Written by the people who do the work. When a rule changes we correct the article and say so at the top.',
  },
  pt: {
    title: 'Um blog de respostas claras, datadas e assinadas',
    lead: 'Escrito por quem faz o trabalho. Quando uma regra muda, corrigimos o artigo e dizemo-lo no início.',
  },
});
