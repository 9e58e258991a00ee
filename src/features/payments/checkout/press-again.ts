import { vatTexts } from '#features/vat/vat.texts.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { payingTexts } from '../card/paying.texts.ts';
import { formatAmount } from './format-order.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** Why a press charged nothing, and the next one pays `intent`. */
export type PressAgain =
  /** The order had ended, and a new one takes its place. */
  | { kind: 'ended' }
  /** Who buys changed the amount, from `before`. */
  | { kind: 'repriced'; before: number; intent: PaymentIntent }
  /** A VAT number was not confirmed. */
  | { kind: 'taxed'; intent: PaymentIntent };

/** Returns the title and the text by which a buyer is asked to press again. */
export function pressAgainWords(failure: PressAgain, language: Language): [string, string] {
  if (failure.kind === 'ended')
    return [
      translate(payingTexts, language, 'endedTitle'),
      translate(payingTexts, language, 'endedText'),
    ];
  const { amount, currency, vatTreatment } = failure.intent;
  const note = vatTreatment ? translate(vatTexts, language, `note_${vatTreatment}`) : '';
  const money = (price: number) => formatAmount({ price, currency }, language);
  const whatNow = vatTreatment === 'eu_number_unknown' ? 'unknownText' : 'taxedText';
  const [title, ...sentences] =
    failure.kind === 'taxed'
      ? [
          translate(payingTexts, language, 'taxedTitle'),
          note,
          translate(payingTexts, language, whatNow),
        ]
      : [
          translate(payingTexts, language, 'repricedTitle', {
            amount: money(amount ?? failure.before),
          }),
          translate(payingTexts, language, 'repricedText', { before: money(failure.before) }),
          note,
          translate(payingTexts, language, 'pressAgain'),
        ];
  return [title, sentences.filter((sentence) => sentence !== '').join(' ')];
}
