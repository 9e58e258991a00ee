import { defineTexts } from '#i18n/texts.ts';

/** What bills say of VAT; notes are by treatment, and the plain ones need none. */
export const vatTexts = defineTexts({
  en: {
    net: 'Net',
    vat: 'IVA {rate}%',
    note_mainland: '',
    note_madeira: 'IVA at the rate of Madeira, where the company is based.',
    note_azores: 'IVA at the rate of the Azores, where the company is based.',
    note_eu_consumer: 'Consulting for a person in the EU is taxed in Portugal.',
    note_eu_number_missing:
      'Without a VAT number, a company in the EU pays Portuguese IVA. With one, it accounts for the tax at home.',
    note_eu_number_unknown:
      'VIES has no record of this VAT number, so Portuguese IVA is charged. Correct the number to remove it.',
    note_eu_number_unconfirmed:
      'VIES could not be reached to check this VAT number, so Portuguese IVA is charged. Try again later to remove it.',
    note_reverse_charge:
      'IVA – autoliquidação (reverse charge). You account for the tax at home; the invoice says so.',
    note_outside_eu_company:
      'Not subject to Portuguese IVA: the company is based outside the EU. We keep your proof of business.',
    note_outside_eu_consumer:
      'Not subject to Portuguese IVA: consulting for a person who lives outside the EU.',
  },
  pt: {
    net: 'Valor sem IVA',
    vat: 'IVA {rate}%',
    note_mainland: '',
    note_madeira: 'IVA à taxa da Madeira, onde a empresa tem sede.',
    note_azores: 'IVA à taxa dos Açores, onde a empresa tem sede.',
    note_eu_consumer: 'A consultoria a um particular na UE é tributada em Portugal.',
    note_eu_number_missing:
      'Sem número de IVA, uma empresa da UE paga o IVA português. Com número, liquida o imposto no seu país.',
    note_eu_number_unknown:
      'O VIES não reconhece este número de IVA, pelo que se cobra o IVA português. Corrija o número para o retirar.',
    note_eu_number_unconfirmed:
      'Não foi possível consultar o VIES sobre este número de IVA, pelo que se cobra o IVA português. Tente mais tarde para o retirar.',
    note_reverse_charge:
      'IVA – autoliquidação. O imposto é liquidado pela sua empresa, no seu país; a fatura indica-o.',
    note_outside_eu_company:
      'Não sujeito a IVA português: a empresa tem sede fora da UE. Guardamos a sua prova de atividade.',
    note_outside_eu_consumer:
      'Não sujeito a IVA português: consultoria a um particular que reside fora da UE.',
  },
});
