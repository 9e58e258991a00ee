import { defineTexts } from '#i18n/texts.ts';

/** The words of the controls of fields. */
export const fieldTexts = defineTexts({
  en: {
    add: 'Add: {row}',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    moved: '{row} of {count}',
    noRows: 'None yet.',
    english: 'English',
    portuguese: 'Português',
    noReference: 'None',
    gone: '{value} (not on the site)',
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
    noReference: 'Nenhum',
    gone: '{value} (não está no site)',
  },
});
