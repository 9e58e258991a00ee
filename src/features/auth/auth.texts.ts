import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of `auth.input.ts` and of refusals, by `<field>_<code>` or `<code>`. */
export const authErrorTexts = defineTexts({
  en: {
    email_required: 'Please enter your email address',
    email_invalid_email: 'Please enter a valid email address',
    name_required: 'Please enter your name',
    code_required: 'Please enter the six digits',
    code_invalid_code: 'The code has six digits',
    token_required: 'The link or the request is missing',
    locale_invalid_locale: 'The language must be en or pt',
    language_invalid_locale: 'The language must be en or pt',
    role_invalid_role: 'The role must be owner, staff or bookkeeper',
    required: 'This field is required',
    too_long: 'This text is too long',
    invalid_type: 'This field must be a text',
    code_refused: 'This code or link is wrong, has expired or was used. Ask for a new one.',
    first_refused: 'This address is not valid. The server’s log has the current one.',
    passkey_refused: 'This passkey was not accepted.',
    session_not_found: 'There is no such session',
    passkey_not_found: 'There is no such passkey',
    link_not_found: 'This link does not work',
    staff_not_found: 'This person is not on the staff',
    staff_last_owner: 'The company needs at least one owner',
    staff_already_staff: 'This person is on the staff already',
    staff_not_for_yourself: 'Another owner has to help you with your passkey',
    staff_too_many_mails:
      'This person was mailed about it three times within a day; wait until tomorrow',
  },
  pt: {
    email_required: 'Introduza o seu endereço de e-mail',
    email_invalid_email: 'Introduza um endereço de e-mail válido',
    name_required: 'Introduza o seu nome',
    code_required: 'Introduza os seis algarismos',
    code_invalid_code: 'O código tem seis algarismos',
    token_required: 'Falta a ligação ou o pedido',
    locale_invalid_locale: 'O idioma tem de ser en ou pt',
    language_invalid_locale: 'O idioma tem de ser en ou pt',
    role_invalid_role: 'A função tem de ser owner, staff ou bookkeeper',
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    invalid_type: 'Este campo tem de ser texto',
    code_refused: 'Este código ou ligação está errado, expirou ou já foi usado. Peça outro.',
    first_refused: 'Este endereço não é válido. O atual está no registo do servidor.',
    passkey_refused: 'Esta chave de acesso não foi aceite.',
    session_not_found: 'Essa sessão não existe',
    passkey_not_found: 'Essa chave de acesso não existe',
    link_not_found: 'Esta ligação não funciona',
    staff_not_found: 'Essa pessoa não é da equipa',
    staff_last_owner: 'A empresa precisa de, pelo menos, uma pessoa na gerência',
    staff_already_staff: 'Esta pessoa já é da equipa',
    staff_not_for_yourself: 'Outra pessoa da gerência tem de ajudar com a sua chave de acesso',
    staff_too_many_mails:
      'Esta pessoa já recebeu três e-mails sobre isto num dia; espere até amanhã',
  },
});

/** Returns the message for a code at a field, as `codeText` finds it. */
export function authErrorText(language: Language, field: string, code: string): string {
  return codeText(authErrorTexts, language, { field, code });
}
