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
    'order.refund': 'Ordered a refund',
    'order.refund-failed': 'A refund was refused by the card provider',
    'order.end-subscription': 'Ended a subscription',
    'orders.export': 'Downloaded orders',
    'payments.reconcile': 'Corrected the ledger',
    'task.done': 'Did a task',
    'task.undo': 'Opened a task again',
    'subscriber.remove': 'Took off the newsletter',
    'subscriber.restore': 'Put back on the newsletter',
    'subscriber.resend': 'Sent a confirmation mail again',
    'subscriber.export': 'Downloaded subscribers',
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
    'order.refund': 'Mandou reembolsar',
    'order.refund-failed': 'O prestador de pagamentos recusou um reembolso',
    'order.end-subscription': 'Terminou uma subscrição',
    'orders.export': 'Descarregou encomendas',
    'payments.reconcile': 'Corrigiu o registo de cobranças',
    'task.done': 'Fez uma tarefa',
    'task.undo': 'Reabriu uma tarefa',
    'subscriber.remove': 'Retirou da newsletter',
    'subscriber.restore': 'Repôs na newsletter',
    'subscriber.resend': 'Enviou de novo um e-mail de confirmação',
    'subscriber.export': 'Descarregou subscritores',
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
