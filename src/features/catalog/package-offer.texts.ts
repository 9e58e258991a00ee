import { defineTexts } from '#i18n/texts.ts';

export const packageOfferTexts = defineTexts({
  en: {
    instead: 'Instead of',
    lowest: 'Lowest price of the 30 days before: {price}',
  },
  pt: {
    instead: 'Em vez de',
    lowest: 'Preço mais baixo dos 30 dias anteriores: {price}',
  },
});
