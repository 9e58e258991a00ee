import { defineTexts } from '#i18n/texts.ts';

export const standingTexts = defineTexts({
  en: {
    state_enquired: 'Enquired',
    state_booked: 'Booked',
    state_client: 'Client',
    state_left: 'Left',
    paysLate: 'pays late',
  },
  pt: {
    state_enquired: 'Contactou',
    state_booked: 'Marcou',
    state_client: 'Cliente',
    state_left: 'Saiu',
    paysLate: 'paga com atraso',
  },
});
