import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of `company.input.ts` and of refusals. */
export const companyErrorTexts = defineTexts({
  en: {
    required: 'This field cannot be empty',
    too_long: 'This text is too long',
    too_many: 'There can be ten links at most',
    invalid_type: 'This value cannot be stored here',
    invalid_email: 'Please enter a valid email address',
    invalid_nipc: 'An NIPC has nine digits, and this one has a digit wrong',
    invalid_postal_code: 'A postal code looks like 1100-000',
    invalid_phone: 'Begin with + and the country’s code, such as +351 210 000 000',
    invalid_address: 'A link begins with https://, one in each line',
    invalid_colour: 'A colour looks like #1f43b5',
    invalid_choice: 'This is none of the choices',
    invalid_picture: 'This is no picture of the library: upload one, or choose one there',
    changed: 'Someone else changed this field in the meantime',
    revision_required: 'If-Match must name the revision that was shown',
    not_found: 'The company has no such field',
  },
  pt: {
    required: 'Este campo não pode ficar vazio',
    too_long: 'Este texto é demasiado longo',
    too_many: 'Pode haver no máximo dez ligações',
    invalid_type: 'Este valor não pode ser guardado aqui',
    invalid_email: 'Introduza um endereço de e-mail válido',
    invalid_nipc: 'Um NIPC tem nove algarismos, e neste há um errado',
    invalid_postal_code: 'Um código postal é como 1100-000',
    invalid_phone: 'Comece por + e o indicativo do país, como +351 210 000 000',
    invalid_address: 'Uma ligação começa por https://, uma em cada linha',
    invalid_colour: 'Uma cor escreve-se como #1f43b5',
    invalid_choice: 'Não é nenhuma das opções',
    invalid_picture: 'Não é uma imagem da biblioteca: carregue uma ou escolha-a lá',
    changed: 'Entretanto, outra pessoa alterou este campo',
    revision_required: 'If-Match tem de indicar a revisão que foi mostrada',
    not_found: 'A empresa não tem esse campo',
  },
});

/** Returns the message for a code, whichever the field. */
export function companyErrorText(language: Language, _field: string, code: string): string {
  return codeText(companyErrorTexts, language, { field: '', code });
}
