import { defineTexts } from '#i18n/texts.ts';

export const feedTexts = defineTexts({
  en: {
    title: '{brand} blog',
    description: 'Tax, company setup, hiring and selling in Portugal: the newest articles.',
    subscribe: 'New articles by feed:',
  },
  pt: {
    title: 'Blog da {brand}',
    description:
      'Impostos, criação de empresas, contratação e vendas em Portugal: os artigos mais recentes.',
    subscribe: 'Novos artigos por feed:',
  },
});
