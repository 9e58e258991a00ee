import { defineTexts } from '#i18n/texts.ts';

export const textBlocksTexts = defineTexts({
  en: { table: 'Table', notes: 'Notes', note: 'Note {number}', back: 'Back to the text' },
  pt: { table: 'Tabela', notes: 'Notas', note: 'Nota {number}', back: 'Voltar ao texto' },
});
