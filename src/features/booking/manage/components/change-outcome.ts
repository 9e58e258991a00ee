import type { CallFailure } from '#core/call-failure.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { ToastContent } from '#ui/feedback/toast/toast-store.ts';
import type { Outcome } from '#ui/form/use-submission.ts';
import { formatShortDay } from '../../booking-times.ts';
import {
  type PlainRefusal,
  type RefusalMessage,
  readSlotTaken,
  reasonText,
} from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import type { Change, SentChange } from './use-change.ts';

type Action = Change['action'];

/** The result that the booking's card shows after an attempt. */
export type ChangeResult = 'moved' | 'cancelled' | 'confirmed' | 'stale' | 'notChangeable';

/** Why `action` was not done; shown in its form or dialog. */
export type ChangeRefusal = { action: Action; cause: PlainRefusal };

/** The outcome of a change as the screen needs it. */
export type ChangeOutcome =
  | { kind: 'done'; result: 'moved' | 'cancelled' | 'confirmed' }
  | { kind: 'unchanged'; result: 'stale' | 'notChangeable' }
  /** The new time cannot be booked; the message is shown at the calendar. */
  | { kind: 'timeClosed'; message: string }
  | { kind: 'refused'; refusal: ChangeRefusal; isSlotTaken: boolean };

const results = { move: 'moved', cancel: 'cancelled', confirm: 'confirmed' } as const;
/** Refusals after which only the booking's new state is shown. */
const closedCodes: readonly string[] = ['not_changeable', 'hold_lapsed'];

type Key = keyof typeof managedBookingTexts.en;

function textsIn(language: Language) {
  return (key: Key, params?: TextParams) => translate(managedBookingTexts, language, key, params);
}

/** Classifies the outcome of sending a change. */
export function readChangeOutcome(
  outcome: Outcome<SentChange, CallFailure>,
  action: Action,
  language: Language,
): ChangeOutcome {
  if (outcome.kind === 'done') {
    if (outcome.value.kind === 'stale') return { kind: 'unchanged', result: 'stale' };
    return { kind: 'done', result: results[action] };
  }
  if (outcome.kind === 'invalid') {
    const message = outcome.errors[0]?.message ?? textsIn(language)('moveFailed');
    return { kind: 'timeClosed', message };
  }
  if (outcome.kind === 'refused' && closedCodes.includes(outcome.code))
    return { kind: 'unchanged', result: 'notChangeable' };
  const isSlotTaken = readSlotTaken(outcome) !== null;
  return { kind: 'refused', refusal: { action, cause: outcome }, isSlotTaken };
}

/** Returns the card's text for a result; `startsAt` is the booking's start, ISO 8601 UTC. */
export function resultText(result: ChangeResult, startsAt: string, language: Language): string {
  const { day, time } = readClock(startsAt, companyZone);
  return textsIn(language)(result, {
    day: formatShortDay(day, language),
    time: time,
  });
}

/** Returns the message for a refused change. */
export function refusedChangeMessage(refusal: ChangeRefusal, language: Language): RefusalMessage {
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

/**
 * Returns the toast of an outcome; red unless the change was made. What the heading's sentence says is
 * not said again.
 */
export function changeToast(outcome: ChangeOutcome, language: Language): ToastContent {
  const t = textsIn(language);
  const variant = 'destructive';
  if (outcome.kind === 'done') return { title: t(`${outcome.result}Toast`) };
  if (outcome.kind === 'unchanged') return { variant, title: t('staleToast') };
  if (outcome.kind === 'timeClosed')
    return { variant, title: t('closedTitle'), description: outcome.message };
  const { title, toast } = refusedChangeMessage(outcome.refusal, language);
  return { variant, title, description: toast };
}
