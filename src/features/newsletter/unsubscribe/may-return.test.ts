import { describe, expect, it } from 'vitest';
import { removalWording } from '../removal.ts';
import { mayReturn } from './may-return.ts';

const left = { step: 'unsubscribe', wording: 'Leave', createdAt: '2026-11-23T10:00:00.000Z' };
const soon = new Date('2026-11-24T09:59:59.000Z');

describe('one press puts a subscriber back', () => {
  it('for a day after he left', () => {
    expect(mayReturn('unsubscribed', [left], soon)).toBe(true);
    expect(mayReturn('unsubscribed', [left], new Date('2026-11-24T10:00:00.000Z'))).toBe(false);
  });

  it('not while he is on the list, nor without a record', () => {
    expect(mayReturn('confirmed', [left], soon)).toBe(false);
    expect(mayReturn('unsubscribed', [], soon)).toBe(false);
    expect(mayReturn('unsubscribed', [{ ...left, step: 'confirm' }], soon)).toBe(false);
  });

  it('not if staff removed him', () => {
    expect(mayReturn('unsubscribed', [{ ...left, wording: removalWording('asked') }], soon)).toBe(
      false,
    );
  });
});
