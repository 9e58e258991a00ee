import { defineTexts } from '#i18n/texts.ts';

export const homeTexts = defineTexts({
  en: {
    hours: '{hours}, Lisbon time.',
    offerEnded: 'Offer ended',
  },
  pt: {
    hours: '{hours}, hora de Lisboa.',
    offerEnded: 'Oferta terminada',
  },
});
