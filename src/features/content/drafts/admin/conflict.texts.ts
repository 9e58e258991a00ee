import { defineTexts } from '#i18n/texts.ts';

/** What is asked where another window, or somebody else, was faster. */
export const conflictTexts = defineTexts({
  en: {
    conflict: 'This was changed elsewhere while you were writing',
    conflictText:
      'Another window or another person saved first. Choose which text to continue with; the other stays in the history.',
    mine: 'Yours, not saved',
    theirs: 'As it is saved',
    keepMine: 'Continue with yours',
    takeTheirs: 'Continue with the saved one',
  },
  pt: {
    conflict: 'Isto foi alterado noutro lado enquanto escrevia',
    conflictText:
      'Outra janela ou outra pessoa guardou primeiro. Escolha com que texto continuar; o outro fica no histórico.',
    mine: 'O seu, por guardar',
    theirs: 'O que está guardado',
    keepMine: 'Continuar com o seu',
    takeTheirs: 'Continuar com o guardado',
  },
});
