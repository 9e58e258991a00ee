import { defineTexts } from '#i18n/texts.ts';

export const mailTexts = defineTexts({
  en: {
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Questions? {email} or {phone}',
  },
  pt: {
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Dúvidas? {email} ou {phone}',
  },
});
