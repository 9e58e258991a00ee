import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of `portal.input.ts` and of refusals, by `<field>_<code>` or `<code>`. */
export const portalErrorTexts = defineTexts({
  en: {
    text_required: 'Please write a message',
    text_too_long: 'The message is too long: 5,000 characters at most',
    required: 'This field is required',
    invalid_type: 'This field must be a text',
    invalid_locale: 'The language must be en or pt',
    not_found: 'There is no such thing of yours',
    reads_only: 'You can read this work; its client writes and decides',
    is_closed: 'This work is finished. Write to us by the contact page.',
    idempotency_key_reused: 'This key was used for another message',
  },
  pt: {
    text_required: 'Escreva uma mensagem',
    text_too_long: 'A mensagem é demasiado longa: 5000 caracteres no máximo',
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem de ser um texto',
    invalid_locale: 'A língua tem de ser en ou pt',
    not_found: 'Não há nada seu com este endereço',
    reads_only: 'Pode ler este trabalho; quem escreve e decide é o cliente',
    is_closed: 'Este trabalho está terminado. Escreva-nos pela página de contacto.',
    idempotency_key_reused: 'Esta chave já foi usada para outra mensagem',
  },
});
export type PortalErrorCode = keyof (typeof portalErrorTexts)['en'];

export function portalErrorText(language: Language, field: string, code: string): string {
  return codeText(portalErrorTexts, language, { field, code });
}
