import { defineTexts } from '#i18n/texts.ts';

/** What is asked before something is published, or an original text comes back. */
export const questionTexts = defineTexts({
  en: {
    question: 'Publish it like this?',
    questionText: 'Worth a look before readers see it:',
    no_alternative: '{field}: the picture {detail} has no description',
    dead_link: '{field}: the link {detail} leads nowhere',
    no_source: '{field}: “{detail}” has no source',
    no_package: '{field}: without it, nothing is added or taken off',
    publishAnyway: 'Publish anyway',
    scheduleQuestion: 'Schedule it like this?',
    scheduleAnyway: 'Schedule anyway',
    toOriginalQuestion: 'Go back to the original text?',
    toOriginalText: 'The site shows the original text at once. Your text stays in the history.',
  },
  pt: {
    question: 'Publicar assim?',
    questionText: 'Vale a pena ver antes dos leitores:',
    no_alternative: '{field}: a imagem {detail} não tem descrição',
    dead_link: '{field}: a ligação {detail} não leva a lado nenhum',
    no_source: '{field}: «{detail}» não tem fonte',
    no_package: '{field}: sem ele, nada se acrescenta nem se desconta',
    publishAnyway: 'Publicar mesmo assim',
    scheduleQuestion: 'Agendar assim?',
    scheduleAnyway: 'Agendar mesmo assim',
    toOriginalQuestion: 'Voltar ao texto original?',
    toOriginalText: 'O site mostra de imediato o texto original. O seu texto fica no histórico.',
  },
});
