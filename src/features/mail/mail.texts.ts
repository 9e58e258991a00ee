import { defineTexts } from '#i18n/texts.ts';

export const mailTexts = defineTexts({
  en: {
    moment: '{day}, {time} (Lisbon)',
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Questions? {email} or\u00a0{phone}',
    company_address: 'E-mails like this one go to {email}, the company’s address.',
    change_address: 'Change the address',
  },
  pt: {
    moment: '{day}, às {time} (Lisboa)',
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Dúvidas? {email} ou\u00a0{phone}',
    company_address: 'E-mails como este seguem para {email}, o endereço da empresa.',
    change_address: 'Mudar o endereço',
  },
});
