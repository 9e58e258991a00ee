import type { Context } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { BookSlotRefusal } from './book-slot.server.ts';
import { bookingErrorTexts, closedText } from './booking.texts.ts';
import type { Slot } from './booking.ts';

// The wrong half of day and time: only these reasons still leave other times of the same day.
function wrongField({ reason }: Slot, dayHasBegun: boolean): 'date' | 'time' {
  return reason === 'too_soon' || (reason === 'past' && dayHasBegun) ? 'time' : 'date';
}

/** The problem to answer for a refused booking, in the visitor's language. */
export function refusalAnswer(
  c: Context,
  refusal: BookSlotRefusal,
  { language, isToday }: { language: Language; isToday: boolean },
): Response {
  if (refusal.code === 'slot_closed') {
    const { slot } = refusal;
    const message = closedText(language, slot);
    const field = wrongField(slot, isToday);
    return invalidFields(c, [{ field, code: slot.reason ?? 'taken', message }], language);
  }
  const { code, ...rest } = refusal;
  const title = translate(bookingErrorTexts, language, code);
  const status = code === 'idempotency_key_reused' ? 422 : 409;
  return problem(c, { status, code, title, ...rest });
}
