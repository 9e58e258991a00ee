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
    'booking.book': 'Booked for a client',
    'booking.move': 'Moved a booking',
    'booking.cancel': 'Cancelled a booking',
    'booking.no-show': 'Marked a no-show',
    'booking.came': 'Took a no-show back',
    'calendar.close': 'Closed time in the calendar',
    'calendar.reopen': 'Opened closed time again',
    'booking-rules.change': 'Changed the booking rules',
    'busy-calendar.set': 'Changed the calendar of busy times',
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
    'booking.book': 'Marcou para um cliente',
    'booking.move': 'Mudou uma marcação',
    'booking.cancel': 'Cancelou uma marcação',
    'booking.no-show': 'Registou uma falta',
    'booking.came': 'Retirou uma falta',
    'calendar.close': 'Fechou tempo no calendário',
    'calendar.reopen': 'Reabriu tempo fechado',
    'booking-rules.change': 'Mudou as regras de marcação',
    'busy-calendar.set': 'Mudou o calendário de ocupações',
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
