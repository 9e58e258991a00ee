import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Sentences for the codes of the account to which clients transfer. */
export const bankAccountErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    invalid_type: 'This value is of another type',
    invalid_locale: 'The language must be en or pt',
    iban_signs: 'An IBAN begins with two letters and two digits, as in PT50',
    iban_country: 'Banks of this country take part in no SEPA transfers',
    iban_length: 'This IBAN has too few or too many signs for its country',
    iban_check: 'The check digits do not fit: a digit is mistyped or two are swapped',
    bic_signs: 'A BIC has eight or eleven letters and digits, as in CGDIPTPL',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    invalid_type: 'Este valor é de outro tipo',
    invalid_locale: 'O idioma tem de ser en ou pt',
    iban_signs: 'Um IBAN começa por duas letras e dois algarismos, como PT50',
    iban_country: 'Os bancos deste país não fazem transferências SEPA',
    iban_length: 'Este IBAN tem caracteres a menos ou a mais para o seu país',
    iban_check: 'Os algarismos de controlo não batem certo: há um engano ou uma troca',
    bic_signs: 'Um BIC tem oito ou onze letras e algarismos, como CGDIPTPL',
  },
});

/** The sentence for a code at a field, as `codeText` finds it. */
export function bankAccountErrorText(language: Language, field: string, code: string): string {
  return codeText(bankAccountErrorTexts, language, { field, code });
}
