import { defineTexts } from '#i18n/texts.ts';

export const failedRefundTexts = defineTexts({
  en: {
    subject: 'Refund failed: {amount} did not reach the client ({reference})',
    preheader: 'The money is back with you. Agree on another way with the client.',
    heading: 'A refund failed.',
    lead: 'The client’s bank returned {amount}: the card may have been cancelled. That amount counts as paid again. Ask the client where the money should go.',
    failed: 'Returned by the bank',
    open: 'Open the order',
  },
  pt: {
    subject: 'O reembolso falhou: {amount} não chegaram ao cliente ({reference})',
    preheader: 'O dinheiro voltou para si. Combine outra forma com o cliente.',
    heading: 'Um reembolso falhou.',
    lead: 'O banco do cliente devolveu {amount}: o cartão pode ter sido cancelado. Esse valor volta a contar como pago. Pergunte ao cliente para onde deve ir o dinheiro.',
    failed: 'Devolvido pelo banco',
    open: 'Abrir a encomenda',
  },
});
