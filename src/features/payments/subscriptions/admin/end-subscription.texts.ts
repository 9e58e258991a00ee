import { defineTexts } from '#i18n/texts.ts';

export const endSubscriptionTexts = defineTexts({
  en: {
    title: 'End the subscription of {name}?',
    nobody: 'this order',
    text: '{name}, {reference}: {amount} a month, {count} paid so far. It ends at once and is not charged again. It cannot be resumed; {who} would have to subscribe again. Past payments are not refunded.',
    keep: 'Keep it',
    press: 'End {amount} a month',
    busy: 'Ending',
    done: 'The subscription has ended',
  },
  pt: {
    title: 'Terminar a subscrição de {name}?',
    nobody: 'esta encomenda',
    text: '{name}, {reference}: {amount} por mês, {count} pagos até agora. Termina já e não volta a ser cobrada. Não se pode retomar; {who} teria de subscrever de novo. O que já foi pago não é reembolsado.',
    keep: 'Manter',
    press: 'Terminar {amount} por mês',
    busy: 'A terminar',
    done: 'A subscrição terminou',
  },
});
