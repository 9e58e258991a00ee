import type { Language } from '#i18n/language.ts';

/** The messages of the sandbox, and the usual ones of Stripe, which write English, in Portuguese. */
const portuguese: Record<string, string> = {
  'Your card was declined.': 'O cartão foi recusado.',
  'Your card has insufficient funds.': 'O cartão não tem saldo suficiente.',
  'Your card has expired.': 'O cartão expirou.',
  "Your card's security code is incorrect.": 'O código de segurança do cartão está errado.',
  'Your card does not support this type of purchase.': 'O cartão não permite este tipo de compra.',
  'Your bank did not confirm the payment.': 'O banco não confirmou o pagamento.',
  'The bank returned the debit.': 'O banco devolveu o débito.',
  'The Multibanco reference was not paid in time.':
    'A referência Multibanco não foi paga dentro do prazo.',
  'The request was not accepted in the MB WAY app in time.':
    'O pedido não foi aceite a tempo na aplicação MB WAY.',
  'The request was refused in the MB WAY app.': 'O pedido foi recusado na aplicação MB WAY.',
  'This payment method cannot renew a subscription.':
    'Este meio de pagamento não permite renovar uma subscrição.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'Não foi possível autenticar o meio de pagamento. Escolha outro e tente de novo.',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.':
    'O cartão foi recusado. O pagamento está em modo de teste e este não é um cartão de teste. Os cartões de teste estão em https://stripe.com/docs/testing.',
};

/** Returns a provider's message in the language shown, as far as it is known; otherwise unchanged. */
export function providerMessage(language: Language, message: string): string {
  return language === 'pt' ? (portuguese[message] ?? message) : message;
}
