import { defineTexts } from '#i18n/texts.ts';

/** The words for several chosen orders, loaded with what can be done with them. */
export const chosenTexts = defineTexts({
  en: {
    exportChosen: 'Export chosen',
    chooseNone: 'Choose none',
    chosen_one: '1 chosen',
    chosen_many: '{count} chosen',
  },
  pt: {
    exportChosen: 'Exportar escolhidas',
    chooseNone: 'Não escolher nenhuma',
    chosen_one: '1 escolhida',
    chosen_many: '{count} escolhidas',
  },
});
