import { describe, expect, it } from 'vitest';
import type { ChangeOutcome, ChangeRefusal } from './change-outcome.ts';
import {
  type ChangeEvent,
  type ChangeState,
  changeReducer,
  firstChangeState,
  moveFormOf,
} from './change-state.ts';

const refusal: ChangeRefusal = {
  action: 'move',
  cause: { kind: 'failed', cause: 'network' },
};
const refused: ChangeOutcome = { kind: 'refused', refusal, isSlotTaken: false };
const moved: ChangeOutcome = {
  kind: 'done',
  result: 'moved',
};
const stale: ChangeOutcome = { kind: 'unchanged', result: 'stale' };

const closed = { canChange: true, isMoveOpen: false, hash: '' };

function stateAfter(...events: (ChangeEvent | ChangeOutcome)[]): ChangeState {
  return events.reduce<ChangeState>(
    (state, event) =>
      changeReducer(state, 'type' in event ? event : { type: 'completed', outcome: event }),
    firstChangeState(closed),
  );
}

const opened = { type: 'moveOpened' } as const;
const sent = { type: 'moveSent' } as const;
const picked = { type: 'timePicked' } as const;
const missing = { type: 'timeMissing' } as const;
const asked = { type: 'cancelOpened' } as const;

describe('moving a booking', () => {
  it('goes from choosing through sending to the result', () => {
    expect(stateAfter().step.name).toBe('closed');
    expect(moveFormOf(stateAfter(opened).step)).toMatchObject({ busy: false, takesFocus: true });
    expect(moveFormOf(stateAfter(opened, sent).step)).toMatchObject({
      busy: true,
      takesFocus: false,
    });
    const done = { step: { name: 'closed' }, result: { kind: 'moved' } };
    expect(stateAfter(opened, sent, moved)).toEqual(done);
  });

  it('begins with the form if it was open before, without taking the focus', () => {
    const form = moveFormOf(firstChangeState({ ...closed, isMoveOpen: true }).step);
    expect(form).toEqual({ busy: false, takesFocus: false, error: null, refusal: null });
  });

  it('keeps a refusal until another time is picked or the next response arrives', () => {
    const state = stateAfter(opened, sent, refused);
    expect(state.step).toEqual({ name: 'moveRefused', refusal, error: null });
    expect(moveFormOf(changeReducer(state, sent).step)).toMatchObject({ busy: true, refusal });
    expect(moveFormOf(changeReducer(state, missing).step)).toMatchObject({
      refusal,
      error: { kind: 'missing' },
    });
    expect(moveFormOf(changeReducer(state, picked).step)?.refusal).toBeNull();
  });

  it('shows a missing or a closed time at the calendar; picking clears the closed one', () => {
    const lacking = { kind: 'missing' };
    expect(moveFormOf(stateAfter(opened, missing).step)?.error).toEqual(lacking);
    expect(moveFormOf(stateAfter(opened, missing, picked).step)?.error).toEqual(lacking);
    const message = 'Weekends cannot be booked';
    const closed = stateAfter(opened, sent, { kind: 'timeClosed', message });
    expect(moveFormOf(closed.step)?.error).toEqual({ kind: 'refused', message });
    expect(moveFormOf(changeReducer(closed, picked).step)?.error).toBeNull();
  });

  it('stays open when the booking was changed elsewhere', () => {
    const state = stateAfter(opened, sent, stale);
    expect(state.result).toEqual({ kind: 'stale' });
    expect(moveFormOf(state.step)).toMatchObject({ busy: false, takesFocus: false });
    expect(changeReducer(state, opened).result).toBeNull();
  });

  it('closes without a result, and sends nothing while it is closed', () => {
    expect(stateAfter(opened, { type: 'moveClosed' })).toEqual(stateAfter());
    expect(stateAfter(sent, picked, missing)).toEqual(stateAfter());
  });
});

describe('cancelling a booking', () => {
  const cancelRefused: ChangeOutcome = { ...refused, refusal: { ...refusal, action: 'cancel' } };

  it('asks first, and ends with the result', () => {
    expect(stateAfter(asked).step.name).toBe('asking');
    const done = { kind: 'done', result: 'cancelled' } as const;
    expect(stateAfter(asked, done)).toEqual({
      step: { name: 'closed' },
      result: { kind: 'cancelled' },
    });
    expect(stateAfter(asked, stale).step.name).toBe('closed');
  });

  it('shows a refusal in the dialog, and clears it when the dialog is reopened', () => {
    const state = stateAfter(asked, cancelRefused);
    expect(state.step.name).toBe('cancelRefused');
    const reopened = changeReducer(changeReducer(state, { type: 'cancelClosed' }), asked);
    expect(reopened.step).toEqual({ name: 'asking' });
  });

  it('does not open a dialog that was closed while it was sent', () => {
    expect(stateAfter(asked, { type: 'cancelClosed' }, cancelRefused).step.name).toBe('closed');
  });

  it('closing the dialog leaves the form for another time open', () => {
    expect(stateAfter(opened, { type: 'cancelClosed' }).step.name).toBe('choosing');
  });
});

describe('confirming a held booking', () => {
  const confirmSent = { type: 'confirmSent' } as const;
  const confirmed: ChangeOutcome = { kind: 'done', result: 'confirmed' };

  it('goes through sending to the result', () => {
    expect(stateAfter(confirmSent).step).toEqual({ name: 'confirming' });
    const done = { step: { name: 'closed' }, result: { kind: 'confirmed' } };
    expect(stateAfter(confirmSent, confirmed)).toEqual(done);
  });

  it('keeps a refusal until the next attempt, and closes when the hold has lapsed', () => {
    const state = stateAfter(confirmSent, refused);
    expect(state.step).toEqual({ name: 'confirmRefused', refusal });
    expect(changeReducer(state, confirmSent).step).toEqual({ name: 'confirming' });
    const late: ChangeOutcome = { kind: 'unchanged', result: 'notChangeable' };
    const lapsed = { step: { name: 'closed' }, result: { kind: 'notChangeable' } };
    expect(stateAfter(confirmSent, late)).toEqual(lapsed);
  });
});

describe('a link of a mail', () => {
  it.each([
    ['#move', true, 'choosing'],
    ['#cancel', true, 'asking'],
    ['#other', true, 'closed'],
    ['#move', false, 'closed'],
    ['#cancel', false, 'closed'],
  ] as const)(
    'that ends in %s, of a booking that can be changed: %s, shows %s',
    (hash, canChange, step) => {
      expect(firstChangeState({ canChange, isMoveOpen: false, hash }).step.name).toBe(step);
    },
  );

  it('leads to the form that moves the booking', () => {
    const state = firstChangeState({ canChange: true, isMoveOpen: true, hash: '#move' });
    expect(moveFormOf(state.step)).toMatchObject({ takesFocus: true });
  });
});
