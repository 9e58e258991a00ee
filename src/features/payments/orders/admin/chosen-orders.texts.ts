import { defineTexts } from '#i18n/texts.ts';

export const chosenOrdersTexts = defineTexts({
  en: {
    chosen_one: '1 chosen',
    chosen_many: '{count} chosen',
    chooseNone: 'Choose none',
    exportChosen: 'Export chosen',
  },
  pt: {
    chosen_one: '1 escolhida',
    chosen_many: '{count} escolhidas',
    chooseNone: 'Não escolher nenhuma',
    exportChosen: 'Exportar escolhidas',
  },
});
