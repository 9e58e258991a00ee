import type { CallFailure } from '#core/call-failure.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { FreeSlot } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';

/** A failed or refused call without field errors. */
export type PlainRefusal = Exclude<CallFailure, { kind: 'invalid' }>;
/** The slot was booked by another visitor; `nearest` are free alternatives. */
export type SlotTaken = { kind: 'slot_taken'; nearest: FreeSlot[] };

/** The message of a refusal: for the box beside the button and, shorter, for the toast. */
export type RefusalMessage = {
  title: string;
  text: string;
  toast: string;
  nearest: FreeSlot[];
  /** Whether phone and e-mail are shown as an alternative. */
  showsContact: boolean;
};

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Reads the refusal `slot_taken`, which booking and moving share; null for any other. */
export function readSlotTaken(refusal: PlainRefusal): SlotTaken | null {
  if (refusal.kind !== 'refused' || refusal.code !== 'slot_taken') return null;
  return { kind: 'slot_taken', nearest: (refusal.problem.nearest ?? []) as FreeSlot[] };
}

/** Returns the reason of a refusal in one sentence. */
export function reasonText(refusal: PlainRefusal, language: Language): string {
  return refusal.kind === 'failed'
    ? translate(bookingScreenTexts, language, causes[refusal.cause])
    : bookingErrorText(language, 'form', refusal.code);
}
