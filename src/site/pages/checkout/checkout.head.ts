import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Checkout',
    description: 'Check your package and its price before you pay.',
  },
  pt: {
    title: 'Pagamento',
    description: 'Confirme o pacote e o preço antes de pagar.',
  },
};
