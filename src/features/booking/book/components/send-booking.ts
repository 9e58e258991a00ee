import { apiRequest } from '#core/api-request.ts';
import { visitSource } from '#core/visit-source.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { BookingRequest } from '../../booking.input.ts';
import { bookingsUrl } from '../../booking.queries.ts';
import type { BookedSlot } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import {
  type PlainRefusal,
  type RefusalMessage,
  readSlotTaken,
  reasonText,
} from '../../slots/components/refusal-box.tsx';

/** Posts a booking with an idempotency key, which makes a retry safe. Throws unless booked. */
export async function sendBooking(request: BookingRequest, key: string): Promise<BookedSlot> {
  const headers = { 'Idempotency-Key': key, ...visitSource() };
  const response = await apiRequest(bookingsUrl, { body: request, headers });
  return (await response.json()) as BookedSlot;
}

/** Returns the message for a refused or failed booking. */
export function refusedBookingMessage(refusal: PlainRefusal, language: Language): RefusalMessage {
  const t = (key: keyof typeof bookingScreenTexts.en) =>
    translate(bookingScreenTexts, language, key);
  const taken = readSlotTaken(refusal);
  if (taken) {
    const text = t(taken.nearest.length > 0 ? 'takenMore' : 'takenNone');
    const { nearest } = taken;
    return { title: t('takenTitle'), text, toast: t('takenToast'), nearest, showsContact: false };
  }
  const rest = { nearest: [], showsContact: true };
  if (refusal.kind === 'refused' && refusal.code === 'already_booked')
    return { title: t('alreadyTitle'), text: t('alreadyMore'), toast: t('alreadyMore'), ...rest };
  const reason = reasonText(refusal, language);
  const isUnknown = refusal.kind === 'failed' && refusal.cause === 'network';
  const title = t(isUnknown ? 'unknownTitle' : 'failedTitle');
  return { title, text: `${reason} ${t('failedKept')}`, toast: reason, ...rest };
}
