import { defineTexts } from '#i18n/texts.ts';

export const signInMailTexts = defineTexts({
  en: {
    subject: 'Your code for {brand}',
    preheader: 'The code works once, within 15 minutes.',
    heading: 'Hello{name}.',
    lead: 'Within 15 minutes, type this code where you asked for it, or use the link below. This email signs you in once.',
    code: 'Your code',
    open: 'Sign in',
    reason:
      'You are receiving this because someone asked to sign in with this address. If it was not you, do nothing: nobody gets in without this email.',
  },
  pt: {
    subject: 'O seu código de acesso à {brand}',
    preheader: 'O código serve uma só vez e é válido durante 15 minutos.',
    heading: 'Olá{name}.',
    lead: 'No prazo de 15 minutos, escreva este código onde o pediu ou use a ligação abaixo. Este e-mail serve uma só vez.',
    code: 'O seu código',
    open: 'Iniciar sessão',
    reason:
      'Recebe este e-mail porque alguém pediu para iniciar sessão com este endereço. Se o pedido não foi seu, não faça nada: sem este e-mail ninguém entra.',
  },
});
