import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of `conversations.input.ts` and of refusals. */
export const conversationErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    too_many: 'At most 100 conversations at once',
    invalid_type: 'This field has the wrong type',
    invalid_instant: 'This must be an instant in UTC, such as 2026-11-23T09:00:00.000Z',
    invalid_kind: 'Block an address or a domain',
    invalid_channel: 'This must be mail, phone, whatsapp or meeting',
    invalid_email: 'Enter an email address, such as name@example.com',
    invalid_locale: 'The language is en or pt',
    too_many_files: 'At most 20 files at once',
    unknown_person: 'There is no such person',
    no_address: 'There is no email address of this person to write to',
    unknown_file: 'A file is not there, or went with another message; upload it again',
    not_found: 'There is no such conversation',
    answer_not_found: 'There is no such saved answer',
    answer_changed: 'Someone else changed this answer while you were writing',
    block_not_found: 'There is no such block',
    file_not_found: 'There is no such file',
    revision_required: 'If-Match must name the revision that was shown',
    changed: 'Someone else changed this conversation in the meantime',
    not_staff: 'This person does not work here',
    past: 'Choose a time in the future',
    already_sent: 'The email has been sent and cannot be taken back',
    too_many_mails: 'This person has had ten answers within a day; write tomorrow',
    idempotency_key_reused: 'This Idempotency-Key was already used for another request',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    too_many: 'No máximo, 100 conversas de uma vez',
    invalid_type: 'Este campo tem o tipo errado',
    invalid_instant: 'Tem de ser um instante em UTC, como 2026-11-23T09:00:00.000Z',
    invalid_kind: 'Bloqueie um endereço ou um domínio',
    invalid_channel: 'Tem de ser mail, phone, whatsapp ou meeting',
    invalid_email: 'Indique um endereço de e-mail, como nome@exemplo.pt',
    invalid_locale: 'O idioma é en ou pt',
    too_many_files: 'No máximo, 20 ficheiros de uma vez',
    unknown_person: 'Não existe esta pessoa',
    no_address: 'Não há endereço de e-mail desta pessoa para onde escrever',
    unknown_file: 'Um ficheiro não existe ou já seguiu noutra mensagem; volte a carregá-lo',
    not_found: 'Não existe esta conversa',
    answer_not_found: 'Não existe esta resposta guardada',
    answer_changed: 'Outra pessoa alterou esta resposta enquanto escrevia',
    block_not_found: 'Não existe este bloqueio',
    file_not_found: 'Não existe este ficheiro',
    revision_required: 'If-Match tem de indicar a revisão que foi mostrada',
    changed: 'Entretanto, outra pessoa alterou esta conversa',
    not_staff: 'Esta pessoa não trabalha aqui',
    past: 'Escolha uma hora no futuro',
    already_sent: 'O e-mail já foi enviado e não pode ser anulado',
    too_many_mails: 'Esta pessoa já recebeu dez respostas num dia; escreva amanhã',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pedido',
  },
});

/** Returns the message for a code at a field, as `codeText` finds it. */
export function conversationErrorText(language: Language, field: string, code: string): string {
  return codeText(conversationErrorTexts, language, { field, code });
}
