import { defineTexts } from '#i18n/texts.ts';

export const mailTexts = defineTexts({
  en: {
    moment: '{day}, {time} (Lisbon)',
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Questions? {email} or {phone}',
  },
  pt: {
    moment: '{day}, às {time} (Lisboa)',
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Dúvidas? {email} ou {phone}',
  },
});
