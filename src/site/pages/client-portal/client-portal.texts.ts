import { defineTexts } from '#i18n/texts.ts';

export const clientPortalScreenTexts = defineTexts({
  en: {
    loading: 'Loading the client portal',
    failedTitle: 'The client portal did not load',
    failedText: 'We could not ask our server who you are. Your connection may be down; try again.',
    retry: 'Try again',
    noScriptTitle: 'The client portal needs JavaScript',
    noScript: 'Without it, ask us about your project by phone or e-mail:',
  },
  pt: {
    loading: 'A carregar o portal do cliente',
    failedTitle: 'Não foi possível carregar o portal do cliente',
    failedText:
      'Não conseguimos perguntar ao servidor quem está ligado. A sua ligação pode ter falhado; tente de novo.',
    retry: 'Tentar de novo',
    noScriptTitle: 'O portal do cliente precisa de JavaScript',
    noScript: 'Sem ele, pergunte-nos pelo seu projeto por telefone ou e-mail:',
  },
});
