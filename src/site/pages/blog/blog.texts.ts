import { defineTexts } from '#i18n/texts.ts';

export const blogScreenTexts = defineTexts({
  en: {
    title: 'A blog of plain answers, dated and signed',
  },
  pt: {
    title: 'Um blog de respostas claras, datadas e assinadas',
  },
});
