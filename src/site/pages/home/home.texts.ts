import { defineTexts } from '#i18n/texts.ts';

export const homeTexts = defineTexts({
  en: {
    hours: '{hours}, Lisbon time.',
    offerEnded: 'Offer ended',
    week: 'Week {number}',
    turns:
      'Working days up to the opening: {client} are yours, {us} are ours, {state} belong to the State or the bank. The company opens on the last.',
  },
  pt: {
    hours: '{hours}, hora de Lisboa.',
    offerEnded: 'Oferta terminada',
    week: 'Semana {number}',
    turns:
      'Dias úteis até à abertura: {client} são do cliente, {us} são nossos, {state} são do Estado ou do banco. A empresa abre no último.',
  },
});
