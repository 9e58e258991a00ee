import { defineTexts } from '#i18n/texts.ts';

export const offersTexts = defineTexts({
  en: {
    specialOffer: 'Limited Time Offer for Portuguese Businesses',
    timerDays: 'days',
    timerHours: 'hours',
    timerMinutes: 'min',
    timerSeconds: 'sec',
    timerLabel: 'Offer ends',
    securePaymentAvailable: 'Secure payment available',
  },
  pt: {
    specialOffer: 'Oferta por tempo limitado para empresas portuguesas',
    timerDays: 'dias',
    timerHours: 'horas',
    timerMinutes: 'min',
    timerSeconds: 'seg',
    timerLabel: 'Fim da oferta',
    securePaymentAvailable: 'Pagamento seguro disponível',
  },
});
