import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { ToastContent } from '#ui/feedback/toast/toast-store.ts';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import { failureCauses } from '../../components/failure-cause.ts';
import type { Refusal } from '../../components/refusal-of.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';

type Told = Exclude<Refusal, { kind: 'already_booked' }>;

/** The toast of a change that was not made: red, and as short as it can be. */
export function changeToast(refusal: Told, title: string, language: Language): ToastContent {
  const variant = 'destructive';
  const own = (key: keyof typeof manageBookingTexts.en) =>
    translate(manageBookingTexts, language, key);
  if (refusal.kind === 'slot_taken')
    return { variant, title: own('takenTitle'), description: own('takenNone') };
  if (refusal.kind === 'invalid')
    return { variant, title: own('closedTitle'), description: refusal.errors[0]?.message };
  const description =
    refusal.kind === 'failed'
      ? translate(bookingScreenTexts, language, failureCauses[refusal.cause])
      : bookingErrorText(language, 'form', refusal.code);
  return { variant, title, description };
}
