import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';

/** Messages for the codes of `newsletter.input.ts` and of refusals. */
export const newsletterErrorTexts = defineTexts({
  en: {
    invalid_email: 'Please enter a valid email address',
    invalid_type: 'This field must be a text',
    invalid_locale: 'The language must be en or pt',
    invalid_purpose: 'The purpose must be confirm or unsubscribe',
    too_long: 'This text is too long',
    required: 'This field is required',
    already_subscribed: 'This email is already subscribed to our newsletter.',
    refused:
      'This form could not be accepted, because a hidden field was filled in, perhaps by a password manager. It is empty again now: please send it once more, or call or write to us.',
    too_fast: 'That was quick. Please send the form again.',
    not_found: 'This link is not valid',
  },
  pt: {
    invalid_email: 'Introduza um endereço de e-mail válido',
    invalid_type: 'Este campo tem de ser texto',
    invalid_locale: 'O idioma tem de ser en ou pt',
    invalid_purpose: 'A finalidade tem de ser confirm ou unsubscribe',
    too_long: 'Este texto é demasiado longo',
    required: 'Este campo é obrigatório',
    already_subscribed: 'Este e-mail já está na lista da nossa newsletter.',
    refused:
      'Não foi possível aceitar este formulário, porque um campo escondido vinha preenchido, talvez por um gestor de palavras-passe. Já está vazio: envie-o mais uma vez, por favor, ou ligue-nos ou escreva-nos.',
    too_fast: 'Foi muito rápido. Envie o formulário mais uma vez, por favor.',
    not_found: 'Esta ligação não é válida',
  },
});

type ErrorKey = keyof typeof newsletterErrorTexts.en;

/** Returns the message for a code; an unknown code is returned as it is. */
export function newsletterErrorText(language: Language, _field: string, code: string): string {
  return translate(newsletterErrorTexts, language, code as ErrorKey);
}
