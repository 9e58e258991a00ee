import { promises } from '#i18n/promises.ts';
import { defineTexts } from '#i18n/texts.ts';

export const conversationMailTexts = defineTexts({
  en: {
    reply_subject: 'Our answer to your message',
    reply_preheader: 'An answer from {brand}.',
    reply_heading: 'Our answer to your message.',
    reply_again: 'Reply to this e-mail to write to us again.',
    reply_reason: 'You are receiving this because a message was sent to us with this address.',
    alarm_subject: 'An answer is due by {by}',
    alarm_preheader: `The site promises an answer ${promises.answer.en}.`,
    alarm_heading: 'An answer is due soon.',
    alarm_lead: `A message from the contact form has no answer yet. The site promises one ${promises.answer.en}.`,
    alarm_from: 'From',
    alarm_by: 'Answer by',
    alarm_open: 'Open the message',
    alarm_reason: 'You receive this once for each message, when four working hours are left.',
  },
  pt: {
    reply_subject: 'A nossa resposta à sua mensagem',
    reply_preheader: 'Uma resposta da {brand}.',
    reply_heading: 'A nossa resposta à sua mensagem.',
    reply_again: 'Responda a este e-mail para nos voltar a escrever.',
    reply_reason: 'Recebe este e-mail porque nos foi enviada uma mensagem com este endereço.',
    alarm_subject: 'Há uma resposta a dar até {by}',
    alarm_preheader: `O site promete uma resposta ${promises.answer.pt}.`,
    alarm_heading: 'O prazo de uma resposta está a acabar.',
    alarm_lead: `Uma mensagem do formulário de contacto ainda não tem resposta. O site promete uma ${promises.answer.pt}.`,
    alarm_from: 'De',
    alarm_by: 'Responder até',
    alarm_open: 'Abrir a mensagem',
    alarm_reason: 'Recebe este e-mail uma vez por mensagem, quando faltam quatro horas úteis.',
  },
});
