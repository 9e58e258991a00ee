import { defineTexts } from '#i18n/texts.ts';

export const frameKeyTexts = defineTexts({
  en: {
    next: 'Next row',
    before: 'Row before',
    choose: 'Choose the row',
    row_e: 'Done, of the row',
    row_r: 'Reply to the row',
    row_h: 'Snooze the row',
    row_z: 'Undo',
    begin: 'Something new',
    beginWord: 'new ',
    goTo: 'Go to {section}',
  },
  pt: {
    next: 'Linha seguinte',
    before: 'Linha anterior',
    choose: 'Escolher a linha',
    row_e: 'Feito, na linha',
    row_r: 'Responder à linha',
    row_h: 'Adiar a linha',
    row_z: 'Anular',
    begin: 'Algo novo',
    beginWord: 'novo ',
    goTo: 'Ir para {section}',
  },
});
