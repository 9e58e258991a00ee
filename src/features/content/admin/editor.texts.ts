import { defineTexts } from '#i18n/texts.ts';

/** Words of the editor that no list has. */
export const editorTexts = defineTexts({
  en: {
    preview: 'Preview',
    write: 'Write',
    view: 'What is shown',
    goThere: 'Go there',
    moves: '{from} will lead to {to}, so no link breaks.',
    changedEnglish: 'What changed in the English',
    actions: 'What to do with it',
    words: '{words} words, {minutes} min',
    oneWord: '1 word, 1 min',
  },
  pt: {
    preview: 'Pré-visualizar',
    write: 'Escrever',
    view: 'O que se vê',
    goThere: 'Ir para lá',
    moves: '{from} levará a {to}: nenhuma ligação se perde.',
    changedEnglish: 'O que mudou no inglês',
    actions: 'O que fazer com isto',
    words: '{words} palavras, {minutes} min',
    oneWord: '1 palavra, 1 min',
  },
});
