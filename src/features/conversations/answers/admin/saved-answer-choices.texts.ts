import { defineTexts } from '#i18n/texts.ts';

/** The saved answers, in a reply. */
export const savedAnswerChoicesTexts = defineTexts({
  en: {
    savedAnswersNone: 'None yet. Save what you write often, in both languages.',
    manageAnswers: 'Add and change',
  },
  pt: {
    savedAnswersNone: 'Ainda nenhuma. Guarde o que escreve muitas vezes, nos dois idiomas.',
    manageAnswers: 'Acrescentar e mudar',
  },
});
