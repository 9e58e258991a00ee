import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of the calls for staff about orders. */
export const paymentsAdminErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    invalid_type: 'This field has the wrong type',
    invalid_amount: 'The amount must be whole cents above 0',
    invalid_locale: 'The language must be en or pt',
    too_long: 'This text is too long',
    unknown_order: 'There is no such order',
    none_left: 'Every meeting that this order includes is booked or was held',
    unknown_task: 'There is no such task',
    unknown_event: 'No message about this payment is open',
    other_provider:
      'This order was made with another card provider, or with its test keys, not with what is set now. Refund it there.',
    not_paid: 'Nothing was paid for this order',
    amount_needed: 'This order was charged several times: enter how much to refund',
    too_much: 'That is more than was paid for this order',
    disputed: 'The bank has taken this money back for a dispute; a refund would pay it twice',
    changed:
      'Someone else has refunded money in the meantime, or is about to. Nothing was refunded now: look at the order again.',
    unknown_invoice: 'This order has no such invoice',
    invalid_number:
      'The number is as printed on the document, such as FR 2026/12: letters, digits, spaces, points, hyphens and slashes',
    invalid_kind: 'The document is an invoice or a credit_note',
    number_taken: 'Another order has a document with this number: check both',
    invoice_too_large: 'The PDF is larger than 5 MB, which mails cannot carry',
    no_invoicing:
      'No invoicing software is set up: INVOICES_WEBHOOK_URL and INVOICES_WEBHOOK_SECRET are missing on the server',
    too_many: 'These are too many orders for one file: choose a shorter period',
    no_subscription: 'This order was paid once; there is no subscription to end',
    provider_refused:
      'The card provider refused this: nothing has changed. See the reason in its dashboard.',
    provider_unavailable:
      'The card provider gave no answer. A refund or an end that you ordered is tried again by itself until it is done, and never done twice.',
  },
  pt: {
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem o tipo errado',
    invalid_amount: 'O valor tem de ser em cêntimos inteiros acima de 0',
    invalid_locale: 'O idioma tem de ser en ou pt',
    too_long: 'Este texto é demasiado longo',
    unknown_order: 'Essa encomenda não existe',
    none_left: 'Todas as reuniões incluídas nesta encomenda estão marcadas ou já foram feitas',
    unknown_task: 'Essa tarefa não existe',
    unknown_event: 'Não há nenhuma mensagem por tratar sobre este pagamento',
    other_provider:
      'Esta encomenda foi feita com outro prestador de pagamentos, ou com as chaves de teste, e não com o que está definido agora. Reembolse-a lá.',
    not_paid: 'Nada foi pago por esta encomenda',
    amount_needed: 'Esta encomenda foi cobrada várias vezes: indique quanto quer reembolsar',
    too_much: 'É mais do que foi pago por esta encomenda',
    disputed:
      'O banco retirou este dinheiro por uma contestação; um reembolso pagá-lo-ia duas vezes',
    changed:
      'Entretanto alguém reembolsou dinheiro, ou está a fazê-lo. Agora nada foi reembolsado: veja de novo a encomenda.',
    unknown_invoice: 'Esta encomenda não tem essa fatura',
    invalid_number:
      'O número é o que está impresso no documento, como FR 2026/12: letras, algarismos, espaços, pontos, hífenes e barras',
    invalid_kind: 'O documento é uma fatura (invoice) ou uma nota de crédito (credit_note)',
    number_taken: 'Outra encomenda tem um documento com este número: confirme ambos',
    invoice_too_large: 'O PDF tem mais de 5 MB, o que um e-mail não leva',
    no_invoicing:
      'Não há programa de faturação definido: faltam INVOICES_WEBHOOK_URL e INVOICES_WEBHOOK_SECRET no servidor',
    too_many: 'São demasiadas encomendas para um ficheiro: escolha um período mais curto',
    no_subscription: 'Esta encomenda foi paga uma só vez; não há subscrição para terminar',
    provider_refused:
      'O prestador de pagamentos recusou: nada mudou. Veja o motivo no painel do prestador.',
    provider_unavailable:
      'O prestador de pagamentos não respondeu. Um reembolso ou um fim que tenha pedido volta a ser tentado sozinho até estar feito, e nunca é feito duas vezes.',
  },
});

/** Returns the message for a code at a field. */
export function paymentsAdminErrorText(language: Language, field: string, code: string): string {
  return codeText(paymentsAdminErrorTexts, language, { field, code });
}
