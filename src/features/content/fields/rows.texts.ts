import { defineTexts } from '#i18n/texts.ts';

/** The words of a list of rows. */
export const rowsTexts = defineTexts({
  en: {
    add: 'Add: {row}',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    moved: '{row} of {count}',
    noRows: 'None yet.',
    english: 'English',
    portuguese: 'Português',
  },
  pt: {
    add: 'Acrescentar: {row}',
    up: 'Mover para cima',
    down: 'Mover para baixo',
    remove: 'Remover',
    moved: '{row} de {count}',
    noRows: 'Ainda nenhum.',
    english: 'English',
    portuguese: 'Português',
  },
});
