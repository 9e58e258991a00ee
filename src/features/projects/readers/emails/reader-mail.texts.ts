import { defineTexts } from '#i18n/texts.ts';

/** The mail to a person who may read the work for a client. */
export const readerMailTexts = defineTexts({
  en: {
    subject: 'You can follow the work “{title}”',
    preheader: 'To read; its client decides.',
    heading: 'Hello{name}.',
    lead: '{brand} lets you follow the work “{title}”: how far it is, what was written, and the documents that we have sent. You read; its client decides.',
    open: 'See the work',
    after: 'You sign in with a code that we send to this address; there is no password.',
    reason: 'You are receiving this because you were given access to read this work.',
  },
  pt: {
    subject: 'Pode acompanhar o trabalho «{title}»',
    preheader: 'Para ler; quem decide é o cliente.',
    heading: 'Olá{name}.',
    lead: 'A {brand} dá-lhe acesso ao trabalho «{title}»: em que ponto está, o que foi escrito e os documentos que enviámos. Pode ler; quem decide é o cliente.',
    open: 'Ver o trabalho',
    after: 'Inicia sessão com um código que enviamos para este endereço; não há palavra-passe.',
    reason: 'Recebe este e-mail porque lhe foi dado acesso de leitura a este trabalho.',
  },
});
