import type { Context } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { bookingErrorText, bookingErrorTexts } from '../booking.texts.ts';
import type {
  CancelRefusal,
  ConfirmRefusal,
  MoveRefusal,
} from '../manage/manage-booking.server.ts';
import type { Closure } from '../rules/availability.ts';
import { closureErrorTexts, closureText } from '../rules/closures.texts.ts';
import type { BookSlotRefusal } from './book-slot.server.ts';

type Refusal = BookSlotRefusal | CancelRefusal | ConfirmRefusal | MoveRefusal;

const statuses = { idempotency_key_reused: 422, not_found: 404 } as const;

// The time is wrong where other times of the same day may be free, else the day.
function wrongField({ reason }: Closure, isToday: boolean): 'date' | 'time' {
  return reason === 'too_soon' || (reason === 'past' && isToday) ? 'time' : 'date';
}

/** Returns the response to a refused booking, move or cancellation, in the visitor's language. */
export function refusalResponse(
  c: Context,
  refusal: Refusal,
  { language, isToday }: { language: Language; isToday: boolean },
): Response {
  if (refusal.code === 'slot_unknown') {
    const message = bookingErrorText(language, 'time', 'invalid_time');
    return invalidFields(c, [{ field: 'time', code: 'invalid_time', message }], language);
  }
  if (refusal.code === 'slot_closed') {
    const { closure } = refusal;
    const field = wrongField(closure, isToday);
    const message = closureText(closureErrorTexts, language, closure);
    return invalidFields(c, [{ field, code: closure.reason, message }], language);
  }
  if ('retryAfter' in refusal) {
    const { code, retryAfter } = refusal;
    c.header('Retry-After', String(retryAfter));
    return problem(c, { status: 429, code, title: translate(bookingErrorTexts, language, code) });
  }
  const { code, ...rest } = refusal;
  const title = translate(bookingErrorTexts, language, code);
  const status = code in statuses ? statuses[code as keyof typeof statuses] : 409;
  return problem(c, { status, code, title, ...rest });
}
