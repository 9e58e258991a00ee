import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import {
  type PlainRefusal,
  type RefusalMessage,
  readSlotTaken,
  reasonText,
} from '../../slots/components/booking-refusal.ts';

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
