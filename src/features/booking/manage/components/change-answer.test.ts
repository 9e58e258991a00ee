import { describe, expect, it } from 'vitest';
import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import type { ManagedBooking } from '../../booking.ts';
import {
  type ChangeAnswer,
  changeToast,
  readChangeAnswer,
  refusedChangeWords,
} from './change-answer.ts';

const booking = { startsAt: '2026-11-24T10:00:00.000Z' } as ManagedBooking;

function refusedWith(status: number, problem: object, action: 'move' | 'cancel' = 'move') {
  const failure = failureOf(new HttpError(status, JSON.stringify(problem)));
  return readChangeAnswer(failure, action, 'en');
}

function wordsOf(answer: ChangeAnswer) {
  if (answer.kind !== 'refused') throw new Error(`The answer is ${answer.kind}`);
  return refusedChangeWords(answer.refusal, 'en');
}

describe('what came of a change', () => {
  it('is done, or nothing was done because the booking is another one by now', () => {
    const changed = { kind: 'done', answer: { kind: 'changed', booking } } as const;
    const done = readChangeAnswer(changed, 'move', 'en');
    expect(done).toEqual({ kind: 'done', result: 'moved', startsAt: booking.startsAt });
    expect(changeToast(done, 'en')).toEqual({
      title: 'Consultation moved',
      description:
        'It is now on Tuesday 24 November, 10:00 in Lisbon. The new time is on its way to you by e-mail.',
    });
    const stale = { kind: 'done', answer: { kind: 'stale', booking } } as const;
    const answer = readChangeAnswer(stale, 'cancel', 'en');
    expect(answer).toEqual({ kind: 'unchanged', result: 'stale' });
    expect(changeToast(answer, 'en')).toMatchObject({
      variant: 'destructive',
      title: 'Changed in the meantime',
    });
    const late = refusedWith(409, { code: 'not_changeable' });
    expect(late).toEqual({ kind: 'unchanged', result: 'notChangeable' });
  });

  it('names the nearest free times when the slot was taken', () => {
    const nearest = [{ date: '2026-11-25', time: '10:00', startsAt: '2026-11-25T10:00:00.000Z' }];
    const answer = refusedWith(409, { code: 'slot_taken', nearest });
    expect(answer).toMatchObject({ kind: 'refused', isSlotTaken: true });
    expect(wordsOf(answer)).toMatchObject({ nearest, showsContact: false });
    expect(wordsOf(refusedWith(409, { code: 'slot_taken' })).nearest).toEqual([]);
  });

  it('says at the calendar that a day is closed', () => {
    const message = 'Weekends cannot be booked';
    const errors = [{ field: 'date', code: 'weekend', message }];
    const answer = refusedWith(422, { code: 'invalid_fields', errors });
    expect(answer).toEqual({ kind: 'timeClosed', message });
    expect(changeToast(answer, 'en')).toMatchObject({ description: message });
  });

  it('says what was not done, and why', () => {
    const words = wordsOf(refusedWith(500, {}, 'cancel'));
    expect(words).toMatchObject({
      title: 'The consultation was not cancelled',
      toast: 'Something broke on our side. Please press the button again in a moment.',
      showsContact: true,
    });
    expect(words.text).toBe(`${words.toast} It stands as it was.`);
  });
});
