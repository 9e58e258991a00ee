import { describe, expect, it } from 'vitest';
import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import type { ManagedBooking } from '../../booking.ts';
import {
  type ChangeOutcome,
  changeToast,
  readChangeOutcome,
  refusedChangeMessage,
  resultText,
} from './change-outcome.ts';

const booking = { startsAt: '2026-11-24T10:00:00.000Z' } as ManagedBooking;

function refusedWith(status: number, problem: object, action: 'move' | 'cancel' = 'move') {
  const failure = failureOf(new HttpError(status, JSON.stringify(problem)));
  return readChangeOutcome(failure, action, 'en');
}

function messageOf(outcome: ChangeOutcome) {
  if (outcome.kind !== 'refused') throw new Error(`The outcome is ${outcome.kind}`);
  return refusedChangeMessage(outcome.refusal, 'en');
}

describe('the outcome of a change', () => {
  it('is done, or nothing was done because the booking has changed in the meantime', () => {
    const changed = { kind: 'done', value: { kind: 'changed', booking } } as const;
    const done = readChangeOutcome(changed, 'move', 'en');
    expect(done).toEqual({ kind: 'done', result: 'moved' });
    expect(changeToast(done, 'en')).toEqual({ title: 'Consultation moved' });
    expect(resultText('moved', booking.startsAt, 'en')).toBe(
      'It is now on Tuesday 24\u00a0November, 10:00 in Lisbon. The new time is on its way to you by email.',
    );
    const stale = { kind: 'done', value: { kind: 'stale', booking } } as const;
    const outcome = readChangeOutcome(stale, 'cancel', 'en');
    expect(outcome).toEqual({ kind: 'unchanged', result: 'stale' });
    expect(changeToast(outcome, 'en')).toEqual({
      variant: 'destructive',
      title: 'Changed in the meantime',
    });
    const late = refusedWith(409, { code: 'not_changeable' });
    expect(late).toEqual({ kind: 'unchanged', result: 'notChangeable' });
  });

  it('names the nearest free times when the slot was taken', () => {
    const nearest = [{ date: '2026-11-25', time: '10:00', startsAt: '2026-11-25T10:00:00.000Z' }];
    const outcome = refusedWith(409, { code: 'slot_taken', nearest });
    expect(outcome).toMatchObject({ kind: 'refused', isSlotTaken: true });
    expect(messageOf(outcome)).toMatchObject({ nearest, showsContact: false });
    expect(messageOf(refusedWith(409, { code: 'slot_taken' })).nearest).toEqual([]);
  });

  it('says at the calendar that a day is closed', () => {
    const message = 'Weekends cannot be booked';
    const errors = [{ field: 'date', code: 'weekend', message }];
    const outcome = refusedWith(422, { code: 'invalid_fields', errors });
    expect(outcome).toEqual({ kind: 'timeClosed', message });
    expect(changeToast(outcome, 'en')).toMatchObject({ description: message });
  });

  it('says what was not done, and why', () => {
    const message = messageOf(refusedWith(500, {}, 'cancel'));
    expect(message).toMatchObject({
      title: 'The consultation was not cancelled',
      toast: 'Something broke on our side. Please press the button again in a moment.',
      showsContact: true,
    });
    expect(message.text).toBe(`${message.toast} It is unchanged.`);
  });
});
