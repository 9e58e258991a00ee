import { defineTexts } from '#i18n/texts.ts';

/** Who wrote. */
export const senderAsideTexts = defineTexts({
  en: {
    sender: 'About {name}',
    call: 'Call',
    timeline: 'Whole timeline',
    topic: 'About',
    language: 'Language',
    wrote: 'Wrote',
  },
  pt: {
    sender: 'Sobre {name}',
    call: 'Ligar',
    timeline: 'Cronologia completa',
    topic: 'Assunto',
    language: 'Idioma',
    wrote: 'Escreveu',
  },
});
