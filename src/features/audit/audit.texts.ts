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
    'task.done': 'Marked a task done or open',
    'mail.retry': 'Sent a mail again',
    'mail.test': 'Sent a test mail',
    'ledger.repair': 'Compared and repaired the ledger',
    'staff.add': 'Added to the staff',
    'staff.role': 'Changed a role',
    'staff.end': 'Took off the staff',
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
    'task.done': 'Deu uma tarefa por feita ou reabriu-a',
    'mail.retry': 'Enviou de novo um e-mail',
    'mail.test': 'Enviou um e-mail de teste',
    'ledger.repair': 'Comparou e corrigiu os pagamentos',
    'staff.add': 'Acrescentou à equipa',
    'staff.role': 'Mudou uma função',
    'staff.end': 'Retirou da equipa',
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
