import { defineTexts } from '#i18n/texts.ts';

export const sessionTexts = defineTexts({
  en: {
    unreachableTitle: 'The server does not answer',
    unreachableText: 'Your session is not lost. Check the connection and try again.',
    tryAgain: 'Try again',
  },
  pt: {
    unreachableTitle: 'O servidor não responde',
    unreachableText: 'A sua sessão não se perdeu. Verifique a ligação e tente de novo.',
    tryAgain: 'Tentar de novo',
  },
});
