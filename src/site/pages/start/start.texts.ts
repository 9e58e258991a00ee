import { defineTexts } from '#i18n/texts.ts';

export const startTexts = defineTexts({
  en: {
    title: 'Where to begin',
  },
  pt: {
    title: 'Por onde começar',
  },
});
