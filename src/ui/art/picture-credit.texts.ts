import { defineTexts } from '#i18n/texts.ts';

export const pictureCreditTexts = defineTexts({
  en: { credit: 'Picture: {credit}' },
  pt: { credit: 'Imagem: {credit}' },
});
