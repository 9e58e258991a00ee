import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import type { VatTreatment } from './vat.ts';

/** What bills say of VAT; notes are by treatment, and the plain ones need none. */
export const vatTexts = defineTexts({
  en: {
    net: 'Net',
    vat: 'VAT (IVA) {rate}%',
    vatAlone: 'VAT (IVA)',
    uncharged: 'Not charged',
    reversed: 'Reverse charge',
    note_mainland: '',
    note_madeira: 'VAT at the rate of Madeira, where the company is based.',
    note_azores: 'VAT at the rate of the Azores, where the company is based.',
    note_eu_consumer: 'Consulting for a person in the EU is taxed in Portugal.',
    note_eu_number_missing:
      'Without a VAT number, a company in the EU pays Portuguese VAT. With one, it accounts for the tax in its own country.',
    note_eu_number_unknown:
      'VIES, the EU’s register of VAT numbers, has no record of this one, so Portuguese VAT is charged. With a number on the register, no VAT is charged.',
    note_eu_number_unconfirmed:
      'VIES, the EU’s register of VAT numbers, could not be reached to check this one, so Portuguese VAT is charged. Once the number is confirmed, none is.',
    note_eu_number_unasked:
      'VIES, the EU’s register of VAT numbers, was not asked about this one, because too many were asked at once, so Portuguese VAT is charged. Try again in a minute: once the number is confirmed, none is.',
    note_reverse_charge:
      'Reverse charge (IVA – autoliquidação): you account for the tax in your country, and the invoice says so.',
    note_outside_eu_company:
      'Not subject to Portuguese VAT: the company is based outside the EU. We may ask you for proof that it is in business.',
    note_outside_eu_consumer:
      'Not subject to Portuguese VAT: consulting for a person who lives outside the EU.',
    note_outside_eu_unproved:
      'Portuguese VAT is charged as long as no card or account from outside the EU confirms that you are there.',
  },
  pt: {
    net: 'Valor sem IVA',
    vat: 'IVA {rate}\u00a0%',
    vatAlone: 'IVA',
    uncharged: 'Não cobrado',
    reversed: 'Autoliquidação',
    note_mainland: '',
    note_madeira: 'IVA à taxa da Madeira, onde a empresa tem sede.',
    note_azores: 'IVA à taxa dos Açores, onde a empresa tem sede.',
    note_eu_consumer: 'A consultoria a um particular na UE é tributada em Portugal.',
    note_eu_number_missing:
      'Sem número de IVA, uma empresa da UE paga o IVA português. Com número, liquida o imposto no seu país.',
    note_eu_number_unknown:
      'O VIES, o registo europeu de números de IVA, não reconhece este número, pelo que se cobra o IVA português. Com um número que conste do registo, não se cobra IVA.',
    note_eu_number_unconfirmed:
      'Não foi possível consultar o VIES, o registo europeu de números de IVA, sobre este número, pelo que se cobra o IVA português. Com o número confirmado, não se cobra.',
    note_eu_number_unasked:
      'O VIES, o registo europeu de números de IVA, não foi consultado sobre este número, por haver demasiadas consultas ao mesmo tempo, pelo que se cobra o IVA português. Tente novamente dentro de um minuto: com o número confirmado, não se cobra.',
    note_reverse_charge:
      'IVA – autoliquidação. O imposto é liquidado pela sua empresa, no seu país; a fatura indica-o.',
    note_outside_eu_company:
      'Não sujeito a IVA português: a empresa tem sede fora da UE. Podemos pedir-lhe um comprovativo da atividade.',
    note_outside_eu_consumer:
      'Não sujeito a IVA português: consultoria a um particular que reside fora da UE.',
    note_outside_eu_unproved:
      'Cobra-se o IVA português enquanto nenhum cartão ou conta de fora da UE confirmar que é lá que se encontra.',
  },
});

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
      : { label: translate(vatTexts, language, 'vatAlone'), amount: uncharged },
  ];
}
