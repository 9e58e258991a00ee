import { defineTexts } from '#i18n/texts.ts';

/** Who wrote. */
export const senderAsideTexts = defineTexts({
  en: {
    sender: 'About {name}',
    call: 'Call',
    timeline: 'Whole timeline',
    topic: 'About',
    email: 'Email',
    phone: 'Telephone',
    language: 'Language',
    wrote: 'Wrote',
  },
  pt: {
    sender: 'Sobre {name}',
    call: 'Ligar',
    timeline: 'Cronologia completa',
    topic: 'Assunto',
    email: 'E-mail',
    phone: 'Telefone',
    language: 'Idioma',
    wrote: 'Escreveu',
  },
});
