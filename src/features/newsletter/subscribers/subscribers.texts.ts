import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of the calls for staff about subscribers. */
export const subscribersErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    invalid_type: 'This field has the wrong type',
    invalid_reason: 'There is no such reason',
    invalid_locale: 'The language must be en or pt',
    none: 'Choose at least one subscriber',
    too_many: 'At most 100 at once',
    unknown_subscriber: 'There is no such subscriber',
    not_waiting: 'This subscriber is not waiting for a confirmation',
    too_many_mails: 'Three mails were sent to this address today. Try again tomorrow.',
    not_restorable:
      'This cannot be undone any more. Whoever left by themselves has to subscribe again.',
  },
  pt: {
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem o tipo errado',
    invalid_reason: 'Esse motivo não existe',
    invalid_locale: 'O idioma tem de ser en ou pt',
    none: 'Escolha pelo menos um subscritor',
    too_many: 'No máximo 100 de cada vez',
    unknown_subscriber: 'Esse subscritor não existe',
    not_waiting: 'Este subscritor não está à espera de confirmar',
    too_many_mails: 'Hoje já seguiram três e-mails para este endereço. Tente amanhã.',
    not_restorable: 'Já não é possível anular. Quem saiu por si próprio tem de subscrever de novo.',
  },
});

/** Returns the message for a code at a field. */
export function subscribersErrorText(language: Language, field: string, code: string): string {
  return codeText(subscribersErrorTexts, language, { field, code });
}
