import type { Language } from '#i18n/language.ts';

/** The messages of the built-in card provider, which writes English, in Portuguese. */
const portuguese: Record<string, string> = {
  'Your card was declined.': 'O cartão foi recusado.',
  'Your card has insufficient funds.': 'O cartão não tem saldo suficiente.',
  'Your bank did not confirm the payment.': 'O banco não confirmou o pagamento.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'Não foi possível autenticar o meio de pagamento. Escolha outro e tente de novo.',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.':
    'O cartão foi recusado. O pagamento está em modo de teste e este não é um cartão de teste. Os cartões de teste estão em https://stripe.com/docs/testing.',
};

/** Returns a provider's message in the language shown, as far as it is known; otherwise unchanged. */
export function providerMessage(language: Language, message: string): string {
  return language === 'pt' ? (portuguese[message] ?? message) : message;
}
