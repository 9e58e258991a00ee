import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Sentences for the codes of `orders.input.ts`, of refusals and of VIES, by `<field>_<code>` or `<code>`. */
export const orderErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    invalid_type: 'This field has the wrong type',
    too_long: 'This text is too long',
    not_positive: 'The amount must be above 0',
    invalid_language: 'The language must be en or pt',
    invalid_email: 'Invalid email address',
    invalid_phone: 'A phone number has digits',
    invalid_locale: 'The language must be en or pt',
    invalid_nif: 'This is not a Portuguese tax number',
    invalid_vat_number: 'This VAT number is not valid in its country',
    vat_country_differs: 'This VAT number belongs to another country than the one chosen',
    unknown_vat_number: 'VIES has no record of this number',
    invalid_country: 'This is not the code of a country',
    invalid_postal_code: 'A Portuguese postal code looks like 1100-000',
    changes_vat: 'The VAT of this order depends on this; change it in the checkout',
    number_invalid: 'Your card number is invalid',
    expiry_invalid: 'The expiry date is not valid (MM/YY)',
    expiry_past: 'Your card has expired',
    cvc_invalid: 'The security code is not valid',
    unknown_package: 'There is no such package',
    unknown_request: 'This link is not known. Please use the one in our latest email',
    request_cancelled: 'This payment is no longer needed. Nothing was charged',
    request_paid: 'This has been paid already. Nothing is needed from you',
    idempotency_key_reused: 'This Idempotency-Key was already used for another package',
    already_paid: 'This order has been paid',
    too_many_failed_cards:
      'Many cards from your network were declined. Nothing was charged. Try again in an hour, or call or write to us.',
    amount_differs: 'The amount of this order has changed. Check it and press Pay again.',
    order_changing:
      'Another page is changing this order at this moment. Nothing was charged. Try again in a few seconds.',
    payment_unavailable: 'The card provider cannot be reached. Please try again.',
    invalid_signature: 'The signature does not match the body',
    body_too_large: 'The body is larger than 256 kB',
    card_not_saved: 'This card was not saved; nothing was changed',
    subscription_ended: 'This subscription has ended',
    not_found: 'This payment was not found',
  },
  pt: {
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem o tipo errado',
    too_long: 'Este texto é demasiado longo',
    not_positive: 'O valor tem de ser superior a 0',
    invalid_language: 'O idioma tem de ser en ou pt',
    invalid_email: 'Endereço de e-mail inválido',
    invalid_phone: 'Um número de telefone tem algarismos',
    invalid_locale: 'O idioma tem de ser en ou pt',
    invalid_nif: 'Não é um NIF português',
    invalid_vat_number: 'Este número de IVA não é válido no respetivo país',
    vat_country_differs: 'Este número de IVA é de um país diferente do escolhido',
    unknown_vat_number: 'O VIES não reconhece este número',
    invalid_country: 'Não é o código de um país',
    invalid_postal_code: 'Um código postal português tem a forma 1100-000',
    changes_vat: 'O IVA desta encomenda depende deste dado; altere-o na página de pagamento',
    number_invalid: 'O número do cartão é inválido',
    expiry_invalid: 'A data de validade não é válida (MM/AA)',
    expiry_past: 'O cartão está fora de validade',
    cvc_invalid: 'O código de segurança não é válido',
    unknown_package: 'Este pacote não existe',
    unknown_request: 'Esta ligação não é conhecida. Use a do nosso e-mail mais recente',
    request_cancelled: 'Este pagamento já não é necessário. Nada foi cobrado',
    request_paid: 'Este pagamento já foi feito. Não precisa de fazer mais nada',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pacote',
    already_paid: 'Esta encomenda já foi paga',
    too_many_failed_cards:
      'Foram recusados muitos cartões da sua rede. Nada foi cobrado. Tente daqui a uma hora, ou ligue-nos ou escreva-nos.',
    amount_differs: 'O valor desta encomenda mudou. Confirme-o e carregue outra vez em Pagar.',
    order_changing:
      'Outra página está a alterar esta encomenda neste momento. Nada foi cobrado. Tente de novo dentro de alguns segundos.',
    payment_unavailable: 'Não é possível contactar o prestador de pagamentos. Tente novamente.',
    invalid_signature: 'A assinatura não corresponde ao corpo',
    body_too_large: 'O corpo tem mais de 256 kB',
    card_not_saved: 'Este cartão não foi guardado; nada mudou',
    subscription_ended: 'Esta subscrição já terminou',
    not_found: 'Este pagamento não foi encontrado',
  },
});

/** The sentence for a code at a field, as `codeText` finds it. */
export function orderErrorText(language: Language, field: string, code: string): string {
  return codeText(orderErrorTexts, language, { field, code });
}
