import { defineTexts } from '#i18n/texts.ts';

export const undoTexts = defineTexts({
  en: { undo: 'Undo', region: 'What was just done', shortcut: 'Undo what was just done' },
  pt: {
    undo: 'Anular',
    region: 'O que acabou de ser feito',
    shortcut: 'Anular o que acabou de ser feito',
  },
});
