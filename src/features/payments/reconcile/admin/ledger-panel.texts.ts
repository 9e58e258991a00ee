import { defineTexts } from '#i18n/texts.ts';

export const ledgerTexts = defineTexts({
  en: {
    title: 'Orders and the card provider',
    loading: 'Comparing with the card provider',
    check: 'Check again',
    checking: 'Checking',
    checkedAt: 'Compared every hour, last: {when}.',
    unlisted: 'Another {count} differences are not listed here.',
    agreeNone: 'Both agree: no payment in the last four weeks.',
    agreeOne: 'Both agree: one payment, {amount}, in the last four weeks.',
    agreeMany: 'Both agree: {count} payments, {amount}, in the last four weeks.',
    repairOne: 'The provider has one payment that our order lacks.',
    repairMany: 'The provider has {count} payments that our orders lack.',
    repairText: 'Correcting it records what was paid and sends the receipt; no money moves.',
    repair: 'Put it right',
    repairing: 'Putting it right',
    repairedOne: 'One order was put right.',
    repairedMany: '{count} orders were put right.',
    ownerOnly: 'An owner can put it right.',
    showMore: 'Show {count} more',
    unknownOrder: 'Somebody without an order',
    unknownBuyer: 'Someone without a name',
    providersNumber: 'At the provider: {number}',
    charge_missing: 'Paid, but our order does not say so',
    charge_differs: 'Refunded, but our order does not say so',
    unknown_payment:
      'The provider took money that belongs to no order. Find the payment there and refund it, or write to the buyer.',
    not_at_provider:
      'Our order says paid; the provider does not. Check the payment there before any work begins.',
    paid_without_charge:
      'The order says paid, but no payment belongs to it. Look for it at the provider.',
    charge_without_paid:
      'The card was charged, but the order is not paid. Refund it, or do the work.',
    amount_differs:
      'The amount charged is not the order’s. Refund the difference, or write to the buyer.',
    charged_twice: 'A single purchase was charged more than once. Refund what is too much.',
    unknown_event:
      'The provider reported a payment that is not ours. Check whose account the keys are of.',
    paid_late:
      'The payment came after the end of the subscription. Refund it, or agree on something else and mark the task as done.',
    unknown_subscription:
      'The provider renews a subscription that belongs to no order. Find it there and end it, or write to the buyer.',
    subscription_differs: 'A subscription has another state at the provider',
    dispute_open: 'The buyer disputes this payment. What to do is in the order.',
    dispute_differs: 'The dispute moved on, but our order does not say so.',
    other: 'This differs.',
  },
  pt: {
    title: 'Encomendas e prestador de pagamentos',
    loading: 'A comparar com o prestador de pagamentos',
    check: 'Verificar de novo',
    checking: 'A verificar',
    checkedAt: 'Comparado de hora a hora; última vez: {when}.',
    unlisted: 'Há mais {count} diferenças que não constam aqui.',
    agreeNone: 'Tudo coincide: nenhum pagamento nas últimas quatro semanas.',
    agreeOne: 'Tudo coincide: um pagamento, {amount}, nas últimas quatro semanas.',
    agreeMany: 'Tudo coincide: {count} pagamentos, {amount}, nas últimas quatro semanas.',
    repairOne: 'O prestador tem um pagamento que falta à nossa encomenda.',
    repairMany: 'O prestador tem {count} pagamentos que faltam às nossas encomendas.',
    repairText:
      'A correção regista o que foi pago e envia o comprovativo de pagamento; nenhum dinheiro é movimentado.',
    repair: 'Corrigir',
    repairing: 'A corrigir',
    repairedOne: 'Uma encomenda foi corrigida.',
    repairedMany: '{count} encomendas foram corrigidas.',
    ownerOnly: 'Só a gerência o pode corrigir.',
    showMore: 'Mostrar mais {count}',
    unknownOrder: 'Alguém sem encomenda',
    unknownBuyer: 'Alguém sem nome indicado',
    providersNumber: 'No prestador: {number}',
    charge_missing: 'Pago, mas a nossa encomenda não o indica',
    charge_differs: 'Reembolsado, mas a nossa encomenda não o indica',
    unknown_payment:
      'O prestador cobrou dinheiro que não pertence a nenhuma encomenda. Procure lá o pagamento e reembolse-o, ou escreva ao cliente.',
    not_at_provider:
      'A nossa encomenda está dada como paga; no prestador, não. Veja lá o pagamento antes de começar o trabalho.',
    paid_without_charge:
      'A encomenda está dada como paga, mas não tem nenhum pagamento. Procure-o no prestador.',
    charge_without_paid:
      'O cartão foi cobrado, mas a encomenda não está paga. Reembolse o dinheiro ou faça o trabalho.',
    amount_differs:
      'O valor cobrado não é o da encomenda. Reembolse a diferença ou escreva ao cliente.',
    charged_twice: 'Uma compra única foi cobrada mais do que uma vez. Reembolse o que está a mais.',
    unknown_event:
      'O prestador comunicou um pagamento que não é nosso. Verifique de que conta são as chaves.',
    paid_late:
      'O pagamento chegou depois do fim da subscrição. Reembolse-o, ou combine outra solução e marque a tarefa como feita.',
    unknown_subscription:
      'O prestador renova uma subscrição que não pertence a nenhuma encomenda. Procure-a lá e termine-a, ou escreva ao cliente.',
    subscription_differs: 'Uma subscrição tem outro estado no prestador',
    dispute_open: 'O cliente contestou este pagamento. O que há a fazer está na encomenda.',
    dispute_differs: 'A contestação avançou, mas a nossa encomenda não o indica.',
    other: 'Isto não coincide.',
  },
});
