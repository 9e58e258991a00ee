import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Withdraw from a contract',
    description:
      'How a consumer withdraws from an order within 14 days: ask for the link with the order reference.',
  },
  pt: {
    title: 'Livre resolução do contrato',
    description:
      'Como um consumidor resolve o contrato de uma encomenda em 14 dias: peça a ligação com a referência.',
  },
};
