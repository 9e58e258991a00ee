import { defineTexts } from '#i18n/texts.ts';

export const orderWaitingTexts = defineTexts({
  en: {
    title: 'Waiting for the money',
    multibanco: 'Multibanco',
    mb_way: 'MB WAY',
    sepa_debit: 'SEPA direct debit',
    entity: 'Entity',
    reference: 'Reference',
    ordered: 'Ordered',
    lapses: 'Lapses',
    untilDebit: 'Expected by',
    method: 'Method',
  },
  pt: {
    title: 'À espera do dinheiro',
    multibanco: 'Multibanco',
    mb_way: 'MB WAY',
    sepa_debit: 'Débito direto SEPA',
    entity: 'Entidade',
    reference: 'Referência',
    ordered: 'Pedido',
    lapses: 'Expira',
    untilDebit: 'Esperado até',
    method: 'Método',
  },
});
