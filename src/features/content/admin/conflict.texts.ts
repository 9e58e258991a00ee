import { defineTexts } from '#i18n/texts.ts';

/** What is asked where somebody else was faster. */
export const conflictTexts = defineTexts({
  en: {
    conflict: 'Someone else changed this while you were writing',
    conflictText:
      'Neither text is lost. Choose which one to continue with; the other stays in the history.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Continue with yours',
    takeTheirs: 'Continue with theirs',
  },
  pt: {
    conflict: 'Outra pessoa alterou isto enquanto escrevia',
    conflictText:
      'Nenhum dos textos se perde. Escolha com qual continuar; o outro fica no histórico.',
    mine: 'O seu',
    theirs: 'O da outra pessoa',
    keepMine: 'Continuar com o seu',
    takeTheirs: 'Continuar com o da outra pessoa',
  },
});
