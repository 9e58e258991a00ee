import { describe, expect, it } from 'vitest';
import { isRestorable, removalWording } from './removal.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const removal = {
  step: 'unsubscribe',
  wording: removalWording('mistake'),
  createdAt: '2026-11-23T09:59:00.000Z',
};

describe('a removal from the list', () => {
  it('by staff can be undone for a day', () => {
    expect(isRestorable('unsubscribed', removal, now)).toBe(true);
    const late = { ...removal, createdAt: '2026-11-22T10:00:00.000Z' };
    expect(isRestorable('unsubscribed', late, now)).toBe(false);
  });

  it('by the subscriber cannot', () => {
    const own = { ...removal, wording: 'Leave the newsletter\nUnsubscribe' };
    expect(isRestorable('unsubscribed', own, now)).toBe(false);
  });

  it('is none where somebody subscribed again, or nothing was recorded', () => {
    expect(isRestorable('unconfirmed', removal, now)).toBe(false);
    expect(isRestorable('unsubscribed', { ...removal, step: 'subscribe' }, now)).toBe(false);
    expect(isRestorable('unsubscribed', undefined, now)).toBe(false);
  });
});
