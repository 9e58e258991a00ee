import { defineTexts } from '#i18n/texts.ts';

export const homeTexts = defineTexts({
  en: {
    hours: '{hours}, Lisbon time.',
    now: 'It is {time} there now.',
    offerEnded: 'Offer ended',
    days: 'days',
    hoursUnit: 'hours',
    minutes: 'min',
    seconds: 'sec',
  },
  pt: {
    hours: '{hours}, hora de Lisboa.',
    now: 'Lá são agora {time}.',
    offerEnded: 'Oferta terminada',
    days: 'dias',
    hoursUnit: 'horas',
    minutes: 'min',
    seconds: 'seg',
  },
});
