import { defineTexts } from '#i18n/texts.ts';

export const newLinkTexts = defineTexts({
  en: {
    email: 'Email',
    invalidEmail: 'Please enter a valid email address',
    send: 'Send a new link',
    sending: 'Sending',
    sent: 'If {email} is on the list, a new link is on its way. Check your inbox in a minute.',
    failed: 'That did not work. Please try again in a moment.',
  },
  pt: {
    email: 'E-mail',
    invalidEmail: 'Introduza um endereço de e-mail válido',
    send: 'Enviar uma nova ligação',
    sending: 'A enviar',
    sent: 'Se {email} estiver na lista, a nova ligação já vai a caminho. Veja a caixa de correio dentro de um minuto.',
    failed: 'Não foi possível. Tente novamente dentro de momentos.',
  },
});
