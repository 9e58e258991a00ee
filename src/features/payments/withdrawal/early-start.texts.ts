import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';

export const earlyStartTexts = defineTexts({
  en: {
    request:
      'I am ordering as a consumer and expressly ask you to begin within the 14 days in which I can withdraw. I know that I pay for what has been done if I withdraw, and that the right ends once the service is complete.',
    hint: 'Optional. Without it we begin after the 14\u00a0days, or as you tell us.',
    failed: 'Your request was not saved. Please tick it again.',
    terms: 'By paying you accept our',
    termsLink: 'terms',
  },
  pt: {
    request:
      'Encomendo como consumidor e peço expressamente que comecem durante os 14 dias em que posso exercer a livre resolução. Sei que, se a exercer, pago o que já tiver sido feito, e que o direito termina quando o serviço estiver concluído.',
    hint: 'Opcional. Sem este pedido, começamos depois dos 14\u00a0dias ou como nos disser.',
    failed: 'O seu pedido não ficou guardado. Assinale-o de novo.',
    terms: 'Ao pagar, aceita os nossos',
    termsLink: 'termos',
  },
});

/** Returns the words by which a consumer asks for an early start, as the checkout shows them. */
export function earlyStartWords(language: Language): string {
  return translate(earlyStartTexts, language, 'request');
}
