import { type Day, isRealDay } from '#core/calendar-day.ts';
import { keep, readKept, textsOf } from '#ui/form/kept-words.ts';
import type { PostedForm } from '#ui/form/posted-form.tsx';
import type { FieldDraft } from '#ui/form/use-post-form.ts';
import type { BookingFormInput, CallChoice } from '../../booking.input.ts';
import {
  type BookedSlot,
  chosenPlaces,
  isSlotTime,
  type ManagedBooking,
  type SlotTime,
  zoneOrDefault,
} from '../../booking.ts';
import { noAnswers, questionNames, readAnswers } from '../../questions.ts';
import { readSlotLink, takeFollowedSlot } from '../../slots/components/slot-link.ts';

/** The `sessionStorage` key of what was typed and chosen: it is the tab's own, and gone with it. */
export const draftKey = 'bookingDraft';

export type StoredDraft = Omit<BookingDraft, 'booked'>;

/** Reads what was typed before a reload; null if there is nothing to read, or no storage. */
export function readStoredDraft(): StoredDraft | null {
  const kept = readKept(draftKey);
  if (typeof kept !== 'object' || kept === null) return null;
  const { fields, choice, call } = kept as Record<string, unknown>;
  const { date = '', time = '' } = textsOf(choice, ['date', 'time']);
  const { zone, followed = '' } = textsOf(kept, ['zone', 'followed']);
  const answers = textsOf(call, ['place', 'about', ...questionNames]);
  return {
    fields: textsOf(fields, ['name', 'email', 'company', 'phone']),
    choice: { date: isRealDay(date) ? date : null, time: isSlotTime(time) ? time : null },
    call: { ...noCall, ...(answers as Partial<CallChoice>) },
    zone: zone === undefined ? null : zoneOrDefault(zone),
    followed,
  };
}

/** Stores the draft; one in which nothing is typed or chosen is removed. */
export function storeDraft({ fields, choice, call, zone, followed }: StoredDraft): void {
  const isEmpty = [fields, choice, call].every((part) => !Object.values(part).some(Boolean));
  keep(draftKey, isEmpty ? null : { fields, choice, call, zone, followed });
}

export type Choice = { date: Day | null; time: SlotTime | null };
/** A booking just made; `name` is the first word of the visitor's name. */
export type Booked = { booking: BookedSlot; zone: string; name: string; aboutText: string };
type BookingDraft = {
  fields: Partial<BookingFormInput>;
  choice: Choice;
  call: CallChoice;
  /** The zone that the visitor chose instead of the detected one. */
  zone: string | null;
  /** The address whose slot was chosen: a reload of it keeps what was chosen afterwards. */
  followed: string;
  booked: Booked | null;
};

export const noChoice: Choice = { date: null, time: null };
export const noCall: CallChoice = { place: '', about: '', ...noAnswers };

// Leaving the screen or a reload loses nothing, but for the booking made. Written by the browser only.
let draft: BookingDraft = {
  fields: {},
  choice: noChoice,
  call: noCall,
  zone: null,
  followed: '',
  booked: null,
};

export function readDraft(): BookingDraft {
  return draft;
}

let isRestored = false;

/** Takes up what was typed before a reload, once; returns whether there was anything. */
export function restoreDraft(): boolean {
  if (isRestored) return false;
  isRestored = true;
  const stored = readStoredDraft();
  if (stored) draft = { ...draft, ...stored };
  return stored !== null;
}

export function updateDraft(part: Partial<BookingDraft>): void {
  restoreDraft();
  draft = { ...draft, ...part };
  storeDraft(draft);
}

/** Chooses the slot that a link named, once for each link; returns whether it did. */
export function followLink(search: string): boolean {
  const pressed = takeFollowedSlot();
  const linked = readSlotLink(search);
  restoreDraft();
  const isNew = linked !== null && search !== draft.followed;
  const slot = pressed ?? (isNew ? linked : null);
  if (slot === null) return false;
  updateDraft({ choice: slot, followed: linked === null ? draft.followed : search });
  return true;
}

/** Fills in fields that are empty so far, such as the name of a buyer who books a session. */
export function prefillBooking(given: Partial<BookingFormInput>): void {
  restoreDraft();
  const typed = Object.entries(draft.fields).filter(([, text]) => text);
  updateDraft({ fields: { ...given, ...Object.fromEntries(typed) } });
}

/** Fills the form in as it was for a booking that does not take place; day and time are chosen anew. */
export function fillAgain(typed: NonNullable<ManagedBooking['again']>): void {
  const { name, email, company, phone, ...call } = typed;
  const fields = { name, email, company, phone };
  updateDraft({ fields, call, choice: noChoice, booked: null });
}

/** The typed fields of the draft. */
export const fieldDraft: FieldDraft<BookingFormInput> = {
  read: () => draft.fields,
  save: (fields) => updateDraft({ fields }),
};

/** Returns what is chosen about the call in plain inputs. */
export function callOf(textOf: (name: keyof CallChoice) => string): CallChoice {
  return {
    place: chosenPlaces.find((one) => one === textOf('place')) ?? '',
    about: textOf('about'),
    ...readAnswers(textOf),
  };
}

/** Returns what was chosen about the call: in the form that was posted without scripts, or the draft. */
export function readCallDraft(posted: PostedForm | null): CallChoice {
  return posted ? callOf((name) => posted.values[name] ?? '') : draft.call;
}

/** Reads what is chosen about the call from the form. */
export function readCall(form: HTMLFormElement): CallChoice {
  const typed = new FormData(form);
  return callOf((name) => String(typed.get(name) ?? ''));
}
