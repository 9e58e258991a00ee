import { defineTexts } from '#i18n/texts.ts';

export const offlinePageTexts = defineTexts({
  en: {
    title: 'You are offline',
    text: 'This page could not be fetched. It comes back when your connection does.',
    call: 'Until then, you can reach us at {phone}.',
    again: 'Try again',
  },
  pt: {
    title: 'Está sem ligação',
    text: 'Não foi possível obter esta página. Estará aqui quando a ligação voltar.',
    call: 'Até lá, contacte-nos pelo {phone}.',
    again: 'Tentar de novo',
  },
});
