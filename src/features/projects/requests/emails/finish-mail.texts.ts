import { defineTexts } from '#i18n/texts.ts';

/** The mail that thanks a client at the end of the work. */
export const finishMailTexts = defineTexts({
  en: {
    subject: 'It is done: {project} ({brand})',
    preheader: 'Thank you. Everything in one file, to keep.',
    heading: 'It is done. Thank you.',
    lead: 'Our work on “{project}” is finished. On your page everything is ready in one file to keep: what was done, your decisions, documents, invoices and what we wrote to each other. It opens without a network.',
    taken: 'What we still asked for is no longer needed.',
    open: 'Download everything',
    words: 'Say a few words about us',
    after: 'If something is missing, reply to this email.',
    reason: 'You are receiving this email because {brand} worked for you.',
  },
  pt: {
    subject: 'Está feito: {project} ({brand})',
    preheader: 'Obrigado. Tudo num só ficheiro, para guardar.',
    heading: 'Está feito. Obrigado.',
    lead: 'O nosso trabalho em «{project}» está concluído. Na sua página está tudo num só ficheiro para guardar: o que foi feito, as suas decisões, os documentos, as faturas e o que escrevemos. Abre-se sem rede.',
    taken: 'O que ainda tínhamos pedido já não é preciso.',
    open: 'Descarregar tudo',
    words: 'Deixar umas palavras sobre nós',
    after: 'Se faltar alguma coisa, responda a este e-mail.',
    reason: 'Recebe este e-mail porque a {brand} trabalhou para si.',
  },
});
