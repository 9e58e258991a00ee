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
    'sign-in.link': 'Made a sign-in link',
    'staff.language': 'Changed their language',
    'company.change': 'Changed the company',
    'calendar-feed.renew': 'Renewed the calendar’s address',
    'mail.retry': 'Had mails tried again',
    'backup.make': 'Made a backup',
    'backup.download': 'Downloaded a backup',
    'session.end': 'Ended a session',
    'passkey.add': 'Added a passkey',
    'passkey.replace': 'Replaced the passkeys',
    'passkey.remove': 'Removed a passkey',
    'content.create': 'Began a piece of content',
    'content.save': 'Saved a draft',
    'content.publish': 'Published',
    'content.schedule': 'Scheduled a publication',
    'content.schedule-failed': 'A scheduled publication was refused',
    'content.withdraw': 'Withdrew from the site',
    'content.restore': 'Restored a version',
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
    'sign-in.link': 'Criou uma ligação para entrar',
    'staff.language': 'Mudou o seu idioma',
    'company.change': 'Alterou a empresa',
    'calendar-feed.renew': 'Renovou o endereço do calendário',
    'mail.retry': 'Mandou tentar e-mails de novo',
    'backup.make': 'Fez uma cópia de segurança',
    'backup.download': 'Descarregou uma cópia de segurança',
    'session.end': 'Terminou uma sessão',
    'passkey.add': 'Acrescentou uma chave de acesso',
    'passkey.replace': 'Substituiu as chaves de acesso',
    'passkey.remove': 'Removeu uma chave de acesso',
    'content.create': 'Começou um conteúdo',
    'content.save': 'Guardou um rascunho',
    'content.publish': 'Publicou',
    'content.schedule': 'Agendou uma publicação',
    'content.schedule-failed': 'Uma publicação agendada foi recusada',
    'content.withdraw': 'Retirou do site',
    'content.restore': 'Repôs uma versão',
  },
});

/** Returns what an action of the log is called; an unknown one unchanged. */
export function auditActionText(language: Language, action: string): string {
  return codeText(auditActionTexts, language, { field: '', code: action });
}
