import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** What the actions of the log are called, in the order of the filter. */
export const auditActionTexts = defineTexts({
  en: {
    'person.note': 'Added a note',
    'person.merge': 'Merged two people',
    'person.unmerge': 'Undid a merge',
    'person.export': 'Downloaded a person’s data',
    'person.erase': 'Erased a person',
    'staff.add': 'Added to the staff',
    'staff.role': 'Changed a role',
    'staff.end': 'Took off the staff',
    'conversation.reply': 'Answered a message',
    'conversation.take-back': 'Took an answer back',
    'conversation.note': 'Added a note to a message',
    'conversation.assign': 'Assigned a message',
    'conversation.snooze': 'Snoozed a message',
    'conversation.close': 'Filed or reopened a message',
    'conversation.block': 'Blocked a sender',
    'conversation.unblock': 'Unblocked a sender',
    'sender-block.remove': 'Removed a block',
    'saved-answer.save': 'Saved an answer for reuse',
    'saved-answer.remove': 'Removed a saved answer',
    'sign-in.link': 'Made a sign-in link',
    'session.end': 'Ended a session',
    'passkey.add': 'Added a passkey',
    'passkey.replace': 'Replaced the passkeys',
    'passkey.remove': 'Removed a passkey',
  },
  pt: {
    'person.note': 'Acrescentou uma nota',
    'person.merge': 'Juntou duas pessoas',
    'person.unmerge': 'Desfez uma junção',
    'person.export': 'Descarregou os dados de uma pessoa',
    'person.erase': 'Apagou uma pessoa',
    'staff.add': 'Acrescentou à equipa',
    'staff.role': 'Mudou uma função',
    'staff.end': 'Retirou da equipa',
    'conversation.reply': 'Respondeu a uma mensagem',
    'conversation.take-back': 'Anulou uma resposta',
    'conversation.note': 'Acrescentou uma nota a uma mensagem',
    'conversation.assign': 'Atribuiu uma mensagem',
    'conversation.snooze': 'Adiou uma mensagem',
    'conversation.close': 'Arquivou ou reabriu uma mensagem',
    'conversation.block': 'Bloqueou um remetente',
    'conversation.unblock': 'Desbloqueou um remetente',
    'sender-block.remove': 'Retirou um bloqueio',
    'saved-answer.save': 'Guardou uma resposta para reutilizar',
    'saved-answer.remove': 'Removeu uma resposta guardada',
    'sign-in.link': 'Criou uma ligação para entrar',
    'session.end': 'Terminou uma sessão',
    'passkey.add': 'Acrescentou uma chave de acesso',
    'passkey.replace': 'Substituiu as chaves de acesso',
    'passkey.remove': 'Removeu uma chave de acesso',
  },
});

/** Returns what an action of the log is called; an unknown one unchanged. */
export function auditActionText(language: Language, action: string): string {
  return codeText(auditActionTexts, language, { field: '', code: action });
}
