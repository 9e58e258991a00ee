import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Withdraw from your order',
    description: 'The statement by which a consumer withdraws from an order within 14 days.',
  },
  pt: {
    title: 'Resolver o contrato da sua encomenda',
    description: 'A declaração de livre resolução de uma encomenda no prazo de 14 dias.',
  },
};
