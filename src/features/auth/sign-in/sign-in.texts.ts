import { defineTexts } from '#i18n/texts.ts';

/** The sentences of the pages for signing in. Messages at fields are in `auth.texts.ts`. */
export const signInTexts = defineTexts({
  en: {
    title: 'Sign in',
    noScript: 'Signing in needs JavaScript, which is off in your browser.',
  },
  pt: {
    title: 'Iniciar sessão',
    noScript: 'Para iniciar sessão é preciso JavaScript, que está desligado no seu navegador.',
  },
});
