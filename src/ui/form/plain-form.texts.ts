import { defineTexts } from '#i18n/texts.ts';

export const plainFormTexts = defineTexts({
  en: {
    oneError: 'One field needs your attention',
    errors: '{count} fields need your attention',
  },
  pt: {
    oneError: 'Há um campo por corrigir',
    errors: 'Há {count} campos por corrigir',
  },
});
