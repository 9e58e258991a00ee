import { defineTexts } from '#i18n/texts.ts';

export const clientPortalScreenTexts = defineTexts({
  en: {
    loading: 'Loading the client portal',
    failedTitle: 'The client portal did not load',
    failedText: 'We could not reach our server. Check your connection and try again.',
    retry: 'Try again',
    noScriptTitle: 'The client portal needs JavaScript',
    noScript: 'Without it, ask us about your project by phone or email:',
  },
  pt: {
    loading: 'A carregar o portal do cliente',
    failedTitle: 'Não foi possível carregar o portal do cliente',
    failedText:
      'Não conseguimos contactar o nosso servidor. Verifique a sua ligação e tente de novo.',
    retry: 'Tentar de novo',
    noScriptTitle: 'O portal do cliente precisa de JavaScript',
    noScript: 'Sem ele, pergunte-nos pelo seu projeto por telefone ou e-mail:',
  },
});
