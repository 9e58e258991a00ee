import type { ManagedBooking } from '../../booking.ts';
import type { WhenError } from '../../slots/components/day-and-time.tsx';
import type { ChangeOutcome, ChangeRefusal, ChangeResult } from './change-outcome.ts';

/**
 * Whether the visitor can still change a booking, or why not. `held`: it waits for a confirmation;
 * `lapsed`: it was not confirmed in time.
 */
export type ManagedState = 'open' | 'held' | 'lapsed' | 'begun' | 'over' | 'cancelled';

/** Returns the state at `now`, in milliseconds since 1970; null uses the server's `canChange` alone. */
export function managedState(booking: ManagedBooking, now: number | null): ManagedState {
  const { status, canChange, startsAt, endsAt, heldUntil } = booking;
  if (heldUntil !== undefined) {
    const isOver = status === 'cancelled' || (now !== null && Date.parse(heldUntil) <= now);
    return isOver ? 'lapsed' : 'held';
  }
  if (status === 'cancelled') return 'cancelled';
  if (now !== null && Date.parse(endsAt) <= now) return 'over';
  return canChange && (now === null || Date.parse(startsAt) > now) ? 'open' : 'begun';
}

/** The move form is open; `error` is shown at the calendar. */
type Choosing = { name: 'choosing'; takesFocus: boolean; error: WhenError | null };
type MoveRefused = { name: 'moveRefused'; refusal: ChangeRefusal; error: WhenError | null };
/** A move is being sent; the screen still shows the state it was sent from. */
type Moving = { name: 'moving'; from: Choosing | MoveRefused };
/** The confirmation dialog of a cancellation is open. */
type Asking = { name: 'asking' };
/** A held booking is being confirmed, or could not be. */
type Confirming = { name: 'confirming' };
type ConfirmRefused = { name: 'confirmRefused'; refusal: ChangeRefusal };
type CancelRefused = { name: 'cancelRefused'; refusal: ChangeRefusal };

/** What is open beside the booking's facts: the move form or the cancel dialog, never both. */
type ChangeStep =
  | { name: 'closed' }
  | Choosing
  | Moving
  | MoveRefused
  | Asking
  | CancelRefused
  | Confirming
  | ConfirmRefused;

/** `result` is what happened to the booking, or why it was not changed. */
export type ChangeState = { step: ChangeStep; result: { kind: ChangeResult } | null };

export type ChangeEvent =
  | { type: 'moveOpened' }
  | { type: 'cancelOpened' }
  | { type: 'moveClosed' }
  | { type: 'cancelClosed' }
  | { type: 'timePicked' }
  | { type: 'timeMissing' }
  | { type: 'moveSent' }
  | { type: 'confirmSent' }
  | { type: 'completed'; outcome: ChangeOutcome };

/** The move form as it opens. */
export const choosing: Choosing = { name: 'choosing', takesFocus: false, error: null };

/**
 * Returns the initial state of a booking that can be changed or not. `hash` is that of the link, which
 * only opens what a press confirms; the form that it opens takes the focus, one left open does not.
 */
export function firstChangeState(given: {
  canChange: boolean;
  isMoveOpen: boolean;
  hash: string;
}): ChangeState {
  const { canChange, isMoveOpen, hash } = given;
  if (canChange && hash === '#cancel') return { step: { name: 'asking' }, result: null };
  if (canChange && hash === '#move')
    return { step: { ...choosing, takesFocus: true }, result: null };
  return { step: isMoveOpen ? choosing : { name: 'closed' }, result: null };
}

function afterPick(step: ChangeStep): ChangeStep {
  if (step.name !== 'choosing' && step.name !== 'moveRefused') return step;
  // The error of a missing time remains until day and time are both chosen, which the form knows.
  const error = step.error?.kind === 'missing' ? step.error : null;
  return { ...choosing, error };
}

function afterMissing(step: ChangeStep): ChangeStep {
  const isOpen = step.name === 'choosing' || step.name === 'moveRefused';
  return isOpen ? { ...step, error: { kind: 'missing' } } : step;
}

function isAsking(step: ChangeStep): boolean {
  return step.name === 'asking' || step.name === 'cancelRefused';
}

function afterUnchanged(step: ChangeStep): ChangeStep {
  if (isAsking(step) || step.name === 'confirming') return { name: 'closed' };
  return step.name === 'moving' ? choosing : step;
}

function afterOutcome(state: ChangeState, outcome: ChangeOutcome): ChangeState {
  const { step } = state;
  const isMove = step.name === 'moving';
  switch (outcome.kind) {
    case 'done':
      return { step: { name: 'closed' }, result: { kind: outcome.result } };
    case 'unchanged':
      return { step: afterUnchanged(step), result: { kind: outcome.result } };
    case 'timeClosed': {
      const error: WhenError = { kind: 'refused', message: outcome.message };
      return isMove ? { ...state, step: { ...choosing, error } } : state;
    }
    case 'refused': {
      const { refusal } = outcome;
      if (isMove) return { ...state, step: { name: 'moveRefused', refusal, error: null } };
      if (step.name === 'confirming')
        return { ...state, step: { name: 'confirmRefused', refusal } };
      return isAsking(step) ? { ...state, step: { name: 'cancelRefused', refusal } } : state;
    }
  }
}

/** Returns the next state. An event that does not apply to the current state changes nothing. */
export function changeReducer(state: ChangeState, event: ChangeEvent): ChangeState {
  const { step } = state;
  switch (event.type) {
    case 'moveOpened':
      return { step: { ...choosing, takesFocus: true }, result: null };
    case 'cancelOpened':
      return { ...state, step: { name: 'asking' } };
    case 'moveClosed':
      return { ...state, step: { name: 'closed' } };
    case 'cancelClosed':
      return isAsking(step) ? { ...state, step: { name: 'closed' } } : state;
    case 'timePicked':
      return { ...state, step: afterPick(step) };
    case 'timeMissing':
      return { ...state, step: afterMissing(step) };
    case 'moveSent':
      if (step.name !== 'choosing' && step.name !== 'moveRefused') return state;
      return { ...state, step: { name: 'moving', from: step } };
    case 'confirmSent':
      return { ...state, step: { name: 'confirming' } };
    case 'completed':
      return afterOutcome(state, event.outcome);
  }
}

/** Returns what the move form shows; null while it is closed. */
export function moveFormOf(step: ChangeStep) {
  const shown = step.name === 'moving' ? step.from : step;
  if (shown.name !== 'choosing' && shown.name !== 'moveRefused') return null;
  return {
    busy: step.name === 'moving',
    takesFocus: step.name === 'choosing' && step.takesFocus,
    error: shown.error,
    refusal: shown.name === 'moveRefused' ? shown.refusal : null,
  };
}
