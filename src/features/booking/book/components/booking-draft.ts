import type { FieldDraft } from '#ui/form/use-post-form.ts';
import type { BookedSlot, SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import type { BookingFormInput, CallChoice } from '../booking.input.ts';
import { readStoredDraft, storeDraft } from './stored-draft.ts';

export type Choice = { date: Day | null; time: SlotTime | null };
/** A booking just made; `name` is the first word of the visitor's name. */
export type Booked = { booking: BookedSlot; zone: string; name: string; aboutText: string };
export type BookingDraft = {
  fields: Partial<BookingFormInput>;
  choice: Choice;
  call: CallChoice;
  /** The zone that the visitor chose instead of the detected one. */
  zone: string | null;
  booked: Booked | null;
};

export const noChoice: Choice = { date: null, time: null };
export const noCall: CallChoice = { place: '', about: '', aboutText: '' };

// Leaving the screen or a reload loses nothing, but for the booking made. Written by the browser only.
let draft: BookingDraft = {
  fields: {},
  choice: noChoice,
  call: noCall,
  zone: null,
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

/** Fills in fields that are empty so far, such as the name of a buyer who books a session. */
export function prefillBooking(given: Partial<BookingFormInput>): void {
  restoreDraft();
  const typed = Object.entries(draft.fields).filter(([, text]) => text);
  updateDraft({ fields: { ...given, ...Object.fromEntries(typed) } });
}

/** The typed fields of the draft. */
export const fieldDraft: FieldDraft<BookingFormInput> = {
  read: () => draft.fields,
  save: (fields) => updateDraft({ fields }),
};
