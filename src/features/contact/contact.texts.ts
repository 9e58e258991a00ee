import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of `contact.input.ts` and of refusals, by `<field>_<code>` or `<code>`. */
export const contactErrorTexts = defineTexts({
  en: {
    name_required: 'Name is required',
    email_required: 'Invalid email address',
    email_invalid_email: 'Invalid email address',
    message_required: 'Message must be at least 10 characters',
    message_too_short: 'Message must be at least 10 characters',
    locale_invalid_locale: 'The language must be en or pt',
    too_long: 'This text is too long',
    invalid_type: 'This field must be a text',
    refused:
      'This form could not be accepted, because a hidden field was filled in, perhaps by a password manager. It is empty again now: please send it once more, or call or write to us.',
    too_fast: 'That was quick. Please send the form again.',
    idempotency_key_reused: 'This Idempotency-Key was already used for another request',
  },
  pt: {
    name_required: 'O nome é obrigatório',
    email_required: 'Endereço de e-mail inválido',
    email_invalid_email: 'Endereço de e-mail inválido',
    message_required: 'A mensagem deve ter pelo menos 10 caracteres',
    message_too_short: 'A mensagem deve ter pelo menos 10 caracteres',
    locale_invalid_locale: 'O idioma tem de ser en ou pt',
    too_long: 'Este texto é demasiado longo',
    invalid_type: 'Este campo tem de ser texto',
    refused:
      'Não foi possível aceitar este formulário, porque um campo escondido vinha preenchido, talvez por um gestor de palavras-passe. Já está vazio: envie-o mais uma vez, por favor, ou ligue-nos ou escreva-nos.',
    too_fast: 'Foi muito rápido. Envie o formulário mais uma vez, por favor.',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pedido',
  },
});

/** Returns the message for a code at a field, as `codeText` finds it. */
export function contactErrorText(language: Language, field: string, code: string): string {
  return codeText(contactErrorTexts, language, { field, code });
}
