import { defineTexts } from '#i18n/texts.ts';

export const offersTexts = defineTexts({
  en: {
    specialOffer: 'Limited Time Offer for Portuguese Businesses',
    timerLabel: 'Offer ends',
    securePaymentAvailable: 'Secure payment available',
  },
  pt: {
    specialOffer: 'Oferta por tempo limitado para empresas portuguesas',
    timerLabel: 'Fim da oferta',
    securePaymentAvailable: 'Pagamento seguro disponível',
  },
});
