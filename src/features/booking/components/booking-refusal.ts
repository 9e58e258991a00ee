import type { CallFailure } from '#core/call-failure.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { bookingScreenTexts } from '../book/booking-screen.texts.ts';
import { bookingErrorText } from '../booking.texts.ts';
import type { FreeSlot } from '../booking.ts';

/** A call that did nothing, and not because of a field. */
export type PlainRefusal = Exclude<CallFailure, { kind: 'invalid' }>;
/** The slot went to somebody else; the nearest free ones instead. */
export type SlotTaken = { kind: 'slot_taken'; nearest: FreeSlot[] };

/** A refusal in words: for the box beside the button and, shorter, for the toast. */
export type RefusalWords = {
  title: string;
  text: string;
  toast: string;
  nearest: FreeSlot[];
  /** Whether phone and e-mail are shown as another way. */
  showsContact: boolean;
};

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Reads the code that booking and moving share; null for every other refusal. */
export function readSlotTaken(refusal: PlainRefusal): SlotTaken | null {
  if (refusal.kind !== 'refused' || refusal.code !== 'slot_taken') return null;
  return { kind: 'slot_taken', nearest: (refusal.problem.nearest ?? []) as FreeSlot[] };
}

/** Why a call did nothing, in one sentence. */
export function reasonText(refusal: PlainRefusal, language: Language): string {
  return refusal.kind === 'failed'
    ? translate(bookingScreenTexts, language, causes[refusal.cause])
    : bookingErrorText(language, 'form', refusal.code);
}
