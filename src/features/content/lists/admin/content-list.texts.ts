import { defineTexts } from '#i18n/texts.ts';

/** The words of the list of a kind. */
export const contentListTexts = defineTexts({
  en: {
    kinds: 'Kinds of content',
    all: 'All',
    states: 'States',
    search: 'Search titles',
    countOne: '1 piece',
    count: '{count} pieces',
    none: 'Nothing here yet',
    noneText: 'What you write appears here as a draft until you publish it.',
    noneFound: 'Nothing found',
    noneFoundText: 'Try another word, or another state.',
    create: 'New',
    goesOut: 'Goes out {when}',
  },
  pt: {
    kinds: 'Tipos de conteúdo',
    all: 'Tudo',
    states: 'Estados',
    search: 'Pesquisar títulos',
    countOne: '1 conteúdo',
    count: '{count} conteúdos',
    none: 'Ainda não há nada aqui',
    noneText: 'O que escrever aparece aqui como rascunho até ser publicado.',
    noneFound: 'Nada encontrado',
    noneFoundText: 'Experimente outra palavra ou outro estado.',
    create: 'Novo',
    goesOut: 'Sai {when}',
  },
});
