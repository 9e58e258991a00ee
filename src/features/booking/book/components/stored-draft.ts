import { keep, readKept, textsOf } from '#ui/form/kept-words.ts';
import { isSlotTime, zoneOrDefault } from '../../booking.ts';
import { isRealDay } from '../../calendar-day.ts';
import type { CallChoice } from '../booking.input.ts';
import type { BookingDraft } from './booking-draft.ts';

/** The `sessionStorage` key of what was typed and chosen: it is the tab's own, and gone with it. */
export const draftKey = 'bookingDraft';

export type StoredDraft = Omit<BookingDraft, 'booked'>;

/** Reads what was typed before a reload; null if there is nothing to read, or no storage. */
export function readStoredDraft(): StoredDraft | null {
  const kept = readKept(draftKey);
  if (typeof kept !== 'object' || kept === null) return null;
  const { fields, choice, call } = kept as Record<string, unknown>;
  const { date = '', time = '' } = textsOf(choice, ['date', 'time']);
  const { zone } = textsOf(kept, ['zone']);
  const answers = textsOf(call, ['place', 'about', 'aboutText']);
  return {
    fields: textsOf(fields, ['name', 'email', 'company', 'phone']),
    choice: { date: isRealDay(date) ? date : null, time: isSlotTime(time) ? time : null },
    call: { place: '', about: '', aboutText: '', ...(answers as Partial<CallChoice>) },
    zone: zone === undefined ? null : zoneOrDefault(zone),
  };
}

/** Stores the draft; one in which nothing is typed or chosen is removed. */
export function storeDraft({ fields, choice, call, zone }: StoredDraft): void {
  const isEmpty = [fields, choice, call].every((part) => !Object.values(part).some(Boolean));
  keep(draftKey, isEmpty ? null : { fields, choice, call, zone });
}
