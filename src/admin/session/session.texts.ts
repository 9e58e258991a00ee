import { defineTexts } from '#i18n/texts.ts';

export const sessionTexts = defineTexts({
  en: {
    unreachableTitle: 'The server is not responding',
    unreachableText: 'Your session is not lost. Check the connection and try again.',
    tryAgain: 'Try again',
  },
  pt: {
    unreachableTitle: 'O servidor não está a responder',
    unreachableText: 'A sua sessão não se perdeu. Verifique a ligação e tente de novo.',
    tryAgain: 'Tentar de novo',
  },
});
