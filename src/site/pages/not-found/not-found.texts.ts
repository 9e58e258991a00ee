import { defineTexts } from '#i18n/texts.ts';

export const notFoundTexts = defineTexts({
  en: {
    title: '404 Page Not Found',
    text: 'This door opens onto the river, not onto a page. The page has moved, or there is a typo in the address.',
    home: 'Back to home',
    contact: 'Tell us what is missing',
  },
  pt: {
    title: '404 Página não encontrada',
    text: 'Esta porta dá para o rio, não para uma página. A página mudou de sítio, ou o endereço tem uma gralha.',
    home: 'Voltar ao início',
    contact: 'Diga-nos o que falta',
  },
});
