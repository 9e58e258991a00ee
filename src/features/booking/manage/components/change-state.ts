import type { WhenError } from '../../availability/components/day-and-time.tsx';
import type { ChangeAnswer, ChangeRefusal, ChangeResult } from './change-answer.ts';

/** The form for another time is open; `error` is what the calendar says. */
type Choosing = { name: 'choosing'; takesFocus: boolean; error: WhenError | null };
type MoveRefused = { name: 'moveRefused'; refusal: ChangeRefusal; error: WhenError | null };
/** What the last attempt left on the screen stays until the next one is answered. */
type Moving = { name: 'moving'; from: Choosing | MoveRefused };
/** The dialog before a cancellation is open. */
type Asking = { name: 'asking' };
type CancelRefused = { name: 'cancelRefused'; refusal: ChangeRefusal };

/** What is open beside the facts of a booking. The form and the dialog are never open at once. */
export type ChangeStep =
  | { name: 'closed' }
  | Choosing
  | Moving
  | MoveRefused
  | Asking
  | CancelRefused;

/** `result` is what has become of the booking, or kept it from being changed. */
export type ChangeState = { step: ChangeStep; result: { kind: ChangeResult } | null };

export type ChangeEvent =
  | { type: 'moveOpened' }
  | { type: 'cancelOpened' }
  | { type: 'moveClosed' }
  | { type: 'cancelClosed' }
  | { type: 'timePicked' }
  | { type: 'timeMissing' }
  | { type: 'moveSent' }
  | { type: 'answered'; answer: ChangeAnswer };

const choosing: Choosing = { name: 'choosing', takesFocus: false, error: null };

/** A form that was open when its screen was left is open again, without taking the focus. */
export function firstChangeState(isMoveOpen: boolean): ChangeState {
  return { step: isMoveOpen ? choosing : { name: 'closed' }, result: null };
}

function whenPicked(step: ChangeStep): ChangeStep {
  if (step.name !== 'choosing' && step.name !== 'moveRefused') return step;
  // That a time is missing stands until day and time are both chosen, which the form knows.
  const error = step.error?.kind === 'missing' ? step.error : null;
  return { ...choosing, error };
}

function whenMissing(step: ChangeStep): ChangeStep {
  const isOpen = step.name === 'choosing' || step.name === 'moveRefused';
  return isOpen ? { ...step, error: { kind: 'missing' } } : step;
}

function isAsking(step: ChangeStep): boolean {
  return step.name === 'asking' || step.name === 'cancelRefused';
}

function afterUnchanged(step: ChangeStep): ChangeStep {
  if (isAsking(step)) return { name: 'closed' };
  return step.name === 'moving' ? choosing : step;
}

function whenAnswered(state: ChangeState, answer: ChangeAnswer): ChangeState {
  const { step } = state;
  const isMove = step.name === 'moving';
  switch (answer.kind) {
    case 'done':
      return { step: { name: 'closed' }, result: { kind: answer.result } };
    case 'unchanged':
      return { step: afterUnchanged(step), result: { kind: answer.result } };
    case 'timeClosed': {
      const error: WhenError = { kind: 'refused', message: answer.message };
      return isMove ? { ...state, step: { ...choosing, error } } : state;
    }
    case 'refused': {
      const { refusal } = answer;
      if (isMove) return { ...state, step: { name: 'moveRefused', refusal, error: null } };
      return isAsking(step) ? { ...state, step: { name: 'cancelRefused', refusal } } : state;
    }
  }
}

/** The next state of moving and cancelling a booking. An event that a state does not know changes nothing. */
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
      return { ...state, step: whenPicked(step) };
    case 'timeMissing':
      return { ...state, step: whenMissing(step) };
    case 'moveSent':
      if (step.name !== 'choosing' && step.name !== 'moveRefused') return state;
      return { ...state, step: { name: 'moving', from: step } };
    case 'answered':
      return whenAnswered(state, event.answer);
  }
}

/** What the form for another time shows; null while it is closed. */
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
