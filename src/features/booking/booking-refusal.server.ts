import type { Context } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { SlotRefusal } from './availability/judge-slots.ts';
import type { BookSlotRefusal } from './book/book-slot.server.ts';
import { bookingErrorText, bookingErrorTexts, closedText } from './booking.texts.ts';
import type { Slot } from './booking.ts';
import type { CancelRefusal } from './manage/cancel-booking.server.ts';

type Refusal = BookSlotRefusal | CancelRefusal;
type Closed = Extract<SlotRefusal, { code: 'slot_closed' }>;

const statuses = { idempotency_key_reused: 422, not_found: 404 } as const;

// The wrong half of day and time: only these reasons still leave other times of the same day.
function wrongField({ reason }: Slot, dayHasBegun: boolean): 'date' | 'time' {
  return reason === 'too_soon' || (reason === 'past' && dayHasBegun) ? 'time' : 'date';
}

function whyClosed(language: Language, { slot, rules, closedDay }: Closed): string {
  const note = language === 'pt' ? closedDay?.notePt : closedDay?.note;
  const { horizonDays: days, noticeHours: hours } = rules;
  return closedText(language, { ...slot, note, days, hours });
}

/** The problem to answer for a booking that is refused, a move or a cancelling, in the visitor's language. */
export function refusalAnswer(
  c: Context,
  refusal: Refusal,
  { language, isToday }: { language: Language; isToday: boolean },
): Response {
  if (refusal.code === 'slot_unknown') {
    const message = bookingErrorText(language, 'time', 'invalid_time');
    return invalidFields(c, [{ field: 'time', code: 'invalid_time', message }], language);
  }
  if (refusal.code === 'slot_closed') {
    const { slot } = refusal;
    const field = wrongField(slot, isToday);
    const message = whyClosed(language, refusal);
    return invalidFields(c, [{ field, code: slot.reason ?? 'taken', message }], language);
  }
  const { code, ...rest } = refusal;
  const title = translate(bookingErrorTexts, language, code);
  const status = code in statuses ? statuses[code as keyof typeof statuses] : 409;
  return problem(c, { status, code, title, ...rest });
}
