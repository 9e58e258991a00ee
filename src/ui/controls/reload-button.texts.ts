import { defineTexts } from '#i18n/texts.ts';

export const reloadButtonTexts = defineTexts({
  en: { retry: 'Retry' },
  pt: { retry: 'Tentar de novo' },
});
