import { defineTexts } from '#i18n/texts.ts';

export const listStateTexts = defineTexts({
  en: {
    loading: 'Loading',
    more: 'Show more',
    moreCount: 'Show {count} more',
    range: '1 to {shown} of {total}',
    moreFailed: 'The rest could not be loaded. Try again.',
    failed: 'This could not be loaded',
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
  },
  pt: {
    loading: 'A carregar',
    more: 'Mostrar mais',
    moreCount: 'Mostrar mais {count}',
    range: '1 a {shown} de {total}',
    moreFailed: 'Não foi possível carregar o resto. Tente de novo.',
    failed: 'Não foi possível carregar',
    retry: 'Tentar de novo',
    close: 'Fechar',
    cancel: 'Cancelar',
  },
});
