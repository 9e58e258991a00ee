import { defineTexts } from '#i18n/texts.ts';

export const listStateTexts = defineTexts({
  en: {
    loading: 'Loading',
    more: 'Show more',
    moreFailed: 'The rest could not be loaded. Try again.',
    failed: 'This could not be loaded',
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
  },
  pt: {
    loading: 'A carregar',
    more: 'Mostrar mais',
    moreFailed: 'Não foi possível carregar o resto. Tente de novo.',
    failed: 'Não foi possível carregar',
    retry: 'Tentar de novo',
    close: 'Fechar',
    cancel: 'Cancelar',
  },
});
