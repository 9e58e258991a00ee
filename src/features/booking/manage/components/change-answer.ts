import type { CallFailure } from '#core/call-failure.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { ToastContent } from '#ui/feedback/toast/toast-store.ts';
import type { Outcome } from '#ui/form/use-submission.ts';
import {
  type PlainRefusal,
  type RefusalWords,
  readSlotTaken,
  reasonText,
} from '../../components/booking-refusal.ts';
import { formatShortDay } from '../../components/format-day.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import type { Change, SentChange } from './send-change.ts';

type Action = Change['action'];

/** What the card of the booking says after an attempt. */
export type ChangeResult = 'moved' | 'cancelled' | 'stale' | 'notChangeable';

/** Why `action` was not done; the form or the dialog that asked for it says so. */
export type ChangeRefusal = { action: Action; cause: PlainRefusal };

/** An answer as the screen needs it. */
export type ChangeAnswer =
  | { kind: 'done'; result: 'moved' | 'cancelled'; startsAt: string }
  | { kind: 'unchanged'; result: 'stale' | 'notChangeable' }
  /** The new time cannot be booked; the calendar says so. */
  | { kind: 'timeClosed'; message: string }
  | { kind: 'refused'; refusal: ChangeRefusal; isSlotTaken: boolean };

type Key = keyof typeof manageBookingTexts.en;

function textsIn(language: Language) {
  return (key: Key, params?: TextParams) => translate(manageBookingTexts, language, key, params);
}

/** The one reading of what came of a change. */
export function readChangeAnswer(
  outcome: Outcome<SentChange, CallFailure>,
  action: Action,
  language: Language,
): ChangeAnswer {
  if (outcome.kind === 'done') {
    const { kind, booking } = outcome.answer;
    if (kind === 'stale') return { kind: 'unchanged', result: 'stale' };
    const result = action === 'move' ? 'moved' : 'cancelled';
    return { kind: 'done', result, startsAt: booking.startsAt };
  }
  if (outcome.kind === 'invalid') {
    const message = outcome.errors[0]?.message ?? textsIn(language)('moveFailed');
    return { kind: 'timeClosed', message };
  }
  if (outcome.kind === 'refused' && outcome.code === 'not_changeable')
    return { kind: 'unchanged', result: 'notChangeable' };
  const isSlotTaken = readSlotTaken(outcome) !== null;
  return { kind: 'refused', refusal: { action, cause: outcome }, isSlotTaken };
}

/** What the card says of a result, for a booking that starts at `startsAt`. */
export function resultText(result: ChangeResult, startsAt: string, language: Language): string {
  const { day, time } = readClock(startsAt, companyZone);
  return textsIn(language)(result, { day: formatShortDay(day, language), time });
}

/** A refused change in words. */
export function refusedChangeWords(refusal: ChangeRefusal, language: Language): RefusalWords {
  const t = textsIn(language);
  const { action, cause } = refusal;
  const taken = readSlotTaken(cause);
  if (taken) {
    const text = t(taken.nearest.length > 0 ? 'takenMore' : 'takenNone');
    const { nearest } = taken;
    return { title: t('takenTitle'), text, toast: t('takenNone'), nearest, showsContact: false };
  }
  const reason = reasonText(cause, language);
  const text = `${reason} ${t('failedKept')}`;
  return { title: t(`${action}Failed`), text, toast: reason, nearest: [], showsContact: true };
}

/** The toast of an answer; red unless something was done. */
export function changeToast(answer: ChangeAnswer, language: Language): ToastContent {
  const t = textsIn(language);
  const variant = 'destructive';
  if (answer.kind === 'done') {
    const { result, startsAt } = answer;
    return { title: t(`${result}Toast`), description: resultText(result, startsAt, language) };
  }
  if (answer.kind === 'unchanged')
    return { variant, title: t('staleToast'), description: t(answer.result) };
  if (answer.kind === 'timeClosed')
    return { variant, title: t('closedTitle'), description: answer.message };
  const { title, toast } = refusedChangeWords(answer.refusal, language);
  return { variant, title, description: toast };
}
