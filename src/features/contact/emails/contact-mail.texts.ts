import { promises } from '#i18n/promises.ts';
import { defineTexts } from '#i18n/texts.ts';

export const contactMailTexts = defineTexts({
  en: {
    company_subject: 'Message from {name} through the contact form',
    company_preheader: '{name} expects an answer by {by}.',
    company_heading: 'A message from the site.',
    company_lead: 'Reply to this email to write to {name}.',
    company_reason: 'You are receiving this because someone sent the contact form on the site.',
    about: 'About',
    language: 'Language',
    language_en: 'English',
    language_pt: 'Portuguese',
    answer_by: 'Answer by',
    open: 'Open the message',
    sender_subject: 'We have your message',
    sender_preheader: `We answer ${promises.answer.en}.`,
    sender_heading: 'We have your message.',
    sender_lead: `A person reads it and answers ${promises.answer.en}, in English or Portuguese. If it is urgent, call {phone}.`,
    received: 'Received',
    book: 'Book a free consultation',
    sender_reason:
      'You are receiving this because the contact form was sent with this address. If that was not you, reply to this email and we will delete the message.',
  },
  pt: {
    company_subject: 'Mensagem de {name} pelo formulário de contacto',
    company_preheader: '{name} espera resposta até {by}.',
    company_heading: 'Uma mensagem do site.',
    company_lead: 'Responda a este e-mail para escrever a {name}.',
    company_reason: 'Recebe este e-mail porque alguém enviou o formulário de contacto do site.',
    about: 'Assunto',
    language: 'Idioma',
    language_en: 'Inglês',
    language_pt: 'Português',
    answer_by: 'Responder até',
    open: 'Abrir a mensagem',
    sender_subject: 'Recebemos a sua mensagem',
    sender_preheader: `Respondemos ${promises.answer.pt}.`,
    sender_heading: 'Recebemos a sua mensagem.',
    sender_lead: `A sua mensagem é lida por uma pessoa, que responde ${promises.answer.pt}, em português ou inglês. Se for urgente, ligue para {phone}.`,
    received: 'Recebida',
    book: 'Marcar uma consulta gratuita',
    sender_reason:
      'Recebe este e-mail porque o formulário de contacto foi enviado com este endereço. Se a mensagem não é sua, responda a este e-mail e apagamo-la.',
  },
});
