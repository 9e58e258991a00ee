import type { CallFailure } from '#core/call-failure.ts';
import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { contactErrorText } from './contact.texts.ts';

/** The texts of the contact screen. Messages at fields are in `contact.texts.ts`. */
export const contactScreenTexts = defineTexts({
  en: {
    title: 'Contact us, or knock on our door',
    office: 'Office',
    address: 'Address',
    country: 'Portugal',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    phoneAndWhatsapp: 'Phone and WhatsApp',
    writeOnWhatsapp: 'Write on WhatsApp',
    newTab: '(opens in a new tab)',
    email: 'Email',
    hours: 'Hours',
    zone: 'Lisbon time',
    company: 'Company',
    nipc: 'Tax number (NIPC)',
    formTitle: 'Send a message',
    about: 'About:',
    aboutRemove: 'Remove',
    optional: 'optional',
    purpose: 'We use this only to answer you.',
    privacy: 'Privacy',
    send: 'Send message',
    sending: 'Sending',
    sentToast: 'Message sent',
    sentToastMore: 'We answer within one working day.',
    sentNote: 'We have it. A confirmation is on its way to {email}.',
    sentCopy: 'We have it. A confirmation is on its way to you by email.',
    sentNext:
      'We answer within one working day in Lisbon, Monday to Friday. Every answer is written by a person.',
    home: 'Back to the home page',
    confirmTitle: 'Send this message?',
    confirmLead: 'It is not sent yet. Read it once more, then send it.',
    change: 'Change it',
    invalidToast: 'The message was not sent',
    failedTitle: 'The message was not sent',
    failedNetwork: 'We could not be reached. Check your connection.',
    failedBusy: 'Too many attempts in a short time. Please wait a while.',
    failedServer: 'Something broke on our side.',
    failedKept: 'Your text is still here, so you can try again.',
    reach: 'Or reach us directly:',
    mapTitle: 'Map of Lisbon’s Baixa with our office, between Rossio and the river',
    mapPlace: '{brand}, in Lisbon’s Baixa',
    mapElsewhere: '{brand}, {city}',
    mapOsm: 'Open in OpenStreetMap',
    mapGoogle: 'Open in Google Maps',
  },
  pt: {
    title: 'Contacte-nos ou bata à porta',
    office: 'Escritório',
    address: 'Morada',
    country: 'Portugal',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    phoneAndWhatsapp: 'Telefone e WhatsApp',
    writeOnWhatsapp: 'Escrever no WhatsApp',
    newTab: '(abre num novo separador)',
    email: 'E-mail',
    hours: 'Horário',
    zone: 'hora\u00a0de\u00a0Lisboa',
    company: 'Empresa',
    nipc: 'NIPC',
    formTitle: 'Enviar uma mensagem',
    about: 'Assunto:',
    aboutRemove: 'Retirar',
    optional: 'opcional',
    purpose: 'Usamos estes dados apenas para lhe responder.',
    privacy: 'Privacidade',
    send: 'Enviar mensagem',
    sending: 'A enviar',
    sentToast: 'Mensagem enviada',
    sentToastMore: 'Respondemos no prazo de um dia útil.',
    sentNote: 'Já a recebemos. A confirmação segue para {email} dentro de momentos.',
    sentCopy: 'Já a recebemos. Segue uma confirmação para o seu e-mail.',
    sentNext:
      'Respondemos no prazo de um dia útil em Lisboa, de segunda a sexta-feira. Quem responde é uma pessoa.',
    home: 'Voltar à página inicial',
    confirmTitle: 'Enviar esta mensagem?',
    confirmLead: 'Ainda não foi enviada. Releia-a e depois envie-a.',
    change: 'Alterar',
    invalidToast: 'A mensagem não foi enviada',
    failedTitle: 'A mensagem não foi enviada',
    failedNetwork: 'Não foi possível contactar-nos. Verifique a sua ligação.',
    failedBusy: 'Demasiadas tentativas em pouco tempo. Aguarde um pouco.',
    failedServer: 'Algo falhou do nosso lado.',
    failedKept: 'O seu texto continua aqui, por isso pode tentar de novo.',
    reach: 'Ou contacte-nos diretamente:',
    mapTitle: 'Mapa da Baixa de Lisboa com o nosso escritório, entre o Rossio e o rio',
    mapPlace: '{brand}, na Baixa de Lisboa',
    mapElsewhere: '{brand}, {city}',
    mapOsm: 'Abrir no OpenStreetMap',
    mapGoogle: 'Abrir no Google Maps',
  },
});

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Returns why a message was not sent, in a sentence. */
export function notSentText(
  language: Language,
  failure: Exclude<CallFailure, { kind: 'invalid' }>,
): string {
  return failure.kind === 'refused'
    ? contactErrorText(language, 'form', failure.code)
    : translate(contactScreenTexts, language, causes[failure.cause]);
}
