import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Sentences for the codes of the calls for staff about payment requests. */
export const requestErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    invalid_type: 'This value is of another type',
    invalid_email: 'Please enter an email address',
    invalid_locale: 'The language must be en or pt',
    invalid_date: 'There is no such day in the calendar (YYYY-MM-DD)',
    amount_invalid_type: 'Please enter an amount in euros, such as 450 or 450.50',
    not_positive: 'The amount must be above 0',
    not_cents: 'The amount must be whole cents',
    too_large: 'The amount, with VAT, can be €999,999.99 at most',
    email_required: 'Please say who pays: a project, an order, a person or an email address',
    name_required: 'Please enter the name of who pays',
    unknown_project: 'There is no such project',
    unknown_order: 'There is no such order',
    no_address: 'This order has no email address yet',
    unknown_person: 'There is no such person',
    not_yet: 'This day has not come yet; choose today or an earlier day',
    unknown_request: 'There is no such payment request',
    paid_at_checkout: 'This is paid on its page in the checkout; nothing was done here',
    request_paid: 'This has been paid already',
    request_cancelled: 'This has been taken back already',
    being_paid:
      'The client is paying this at this moment, or has a voucher for it. Nothing was changed: look again when the money has come or the time for it is over.',
    other_amount:
      'This payment is of another amount by now. Nothing was noted: read the file again, or look at the payment.',
    too_many_mails:
      'Too many emails went to this address today, or there is none; nothing was sent',
    idempotency_key_reused: 'This Idempotency-Key was already used for another request',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    invalid_type: 'Este valor é de outro tipo',
    invalid_email: 'Indique um endereço de e-mail',
    invalid_locale: 'O idioma tem de ser en ou pt',
    invalid_date: 'Este dia não existe no calendário (AAAA-MM-DD)',
    amount_invalid_type: 'Indique um valor em euros, como 450 ou 450,50',
    not_positive: 'O valor tem de ser superior a 0',
    not_cents: 'O valor tem de ser em cêntimos inteiros',
    too_large: 'O valor, com IVA, pode ser no máximo 999 999,99 €',
    email_required: 'Indique quem paga: um projeto, uma encomenda, uma pessoa ou um e-mail',
    name_required: 'Indique o nome de quem paga',
    unknown_project: 'Esse projeto não existe',
    unknown_order: 'Essa encomenda não existe',
    no_address: 'Esta encomenda ainda não tem endereço de e-mail',
    unknown_person: 'Essa pessoa não existe',
    not_yet: 'Esse dia ainda não chegou; escolha hoje ou um dia anterior',
    unknown_request: 'Esse pedido de pagamento não existe',
    paid_at_checkout: 'Isto paga-se na página de pagamento; aqui não aconteceu nada',
    request_paid: 'Este pedido já foi pago',
    request_cancelled: 'Este pedido já foi anulado',
    being_paid:
      'O cliente está a pagar neste momento, ou tem uma referência para o fazer. Nada foi alterado: volte a ver quando o dinheiro tiver chegado ou o prazo tiver passado.',
    other_amount:
      'Este pagamento já é de outro valor. Nada foi registado: leia o ficheiro de novo ou veja o pedido.',
    too_many_mails:
      'Hoje já foram demasiados e-mails para este endereço, ou não há endereço; nada foi enviado',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pedido',
  },
});

/** The sentence for a code at a field, as `codeText` finds it. */
export function requestErrorText(language: Language, field: string, code: string): string {
  return codeText(requestErrorTexts, language, { field, code });
}
