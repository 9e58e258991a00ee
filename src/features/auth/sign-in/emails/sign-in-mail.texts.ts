import { defineTexts } from '#i18n/texts.ts';

export const signInMailTexts = defineTexts({
  en: {
    subject: 'Your code for {brand}',
    preheader: 'The code works once, within 15 minutes.',
    heading: 'Hello{name}.',
    lead: 'Type this code where you asked for it, or use the link below.',
    code: 'Your code',
    open: 'Sign in',
    reason:
      'You are receiving this because someone asked to sign in with this address. If it was not you, do nothing: nobody gets in without this code.',
  },
  pt: {
    subject: 'O seu código de acesso à {brand}',
    preheader: 'O código serve uma só vez e é válido durante 15 minutos.',
    heading: 'Olá{name}.',
    lead: 'Escreva este código onde o pediu ou use a ligação abaixo.',
    code: 'O seu código',
    open: 'Iniciar sessão',
    reason:
      'Recebe este e-mail porque alguém pediu para iniciar sessão com este endereço. Se o pedido não foi seu, não faça nada: sem este código ninguém entra.',
  },
});
