import { defineTexts } from '#i18n/texts.ts';

/** What the frame says of the search, whose own code and texts are loaded when it is opened. */
export const openPaletteTexts = defineTexts({
  en: {
    open: 'Search or do',
    notLoaded: 'The search could not be loaded. Check the connection and try again.',
  },
  pt: {
    open: 'Pesquisar ou fazer',
    notLoaded: 'Não foi possível carregar a pesquisa. Verifique a ligação e tente novamente.',
  },
});
