import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { vatTexts } from './vat.texts.ts';
import type { VatTreatment } from './vat.ts';

/** What was charged, both amounts formatted; `rate` is in percent. */
type Charged = { net: string; vat: string; rate: number | null; treatment: string | null };

/** Returns the rows of a bill that say its net amount and VAT: where none is due, why, not a rate. */
export function vatRows({ net, vat, rate, treatment }: Charged, language: Language) {
  const isReversed = treatment === ('reverse_charge' satisfies VatTreatment);
  const uncharged = translate(vatTexts, language, isReversed ? 'reversed' : 'uncharged');
  return [
    { label: translate(vatTexts, language, 'net'), amount: net },
    rate
      ? { label: translate(vatTexts, language, 'vat', { rate }), amount: vat }
      : { label: 'IVA', amount: uncharged },
  ];
}
