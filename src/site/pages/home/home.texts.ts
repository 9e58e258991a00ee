import { defineTexts } from '#i18n/texts.ts';

export const homeTexts = defineTexts({
  en: {
    title: 'Your way in to business in Portugal.',
    tagline:
      'We register the company, sort out tax and banking, and build the part that sells. One team in Lisbon, in English and Portuguese, from first call to hundredth invoice.',
    explore: 'Explore services',
    book: 'Book a free consultation',
    hours: '{hours}, Lisbon time.',
    now: 'It is {time} there now.',
    offer: 'Spring offer: 15% off Company Setup',
    offerEnded: 'Offer ended',
    days: 'days',
    hoursUnit: 'hours',
    minutes: 'min',
    seconds: 'sec',
  },
  pt: {
    title: 'A sua entrada nos negócios em Portugal.',
    tagline:
      'Constituímos a empresa, tratamos dos impostos e do banco e construímos a parte que vende. Uma só equipa em Lisboa, em português e inglês, da primeira chamada à centésima fatura.',
    explore: 'Conhecer os serviços',
    book: 'Marcar consulta gratuita',
    hours: '{hours}, hora de Lisboa.',
    now: 'Lá são agora {time}.',
    offer: 'Oferta de primavera: 15% na Abertura de Empresa',
    offerEnded: 'Oferta terminada',
    days: 'dias',
    hoursUnit: 'horas',
    minutes: 'min',
    seconds: 'seg',
  },
});
