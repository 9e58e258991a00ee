import { describe, expect, it } from 'vitest';
import { suspicionOf } from './form-guard.server.ts';

const now = new Date('2026-11-23T08:30:00.000Z');

function judged(fields: Parameters<typeof suspicionOf>[0], minimumTime = true) {
  return suspicionOf(fields, { now, minimumTime });
}

describe('a form that comes back', () => {
  it('is a person’s without any trace', () => {
    expect(judged({})).toBeNull();
    expect(judged({ website: '  ', openedAt: 'yesterday' })).toBeNull();
  });

  it('is refused with text in the hidden field, whatever the limits', () => {
    expect(judged({ website: 'x' }, false)).toBe('refused');
  });

  it.each([
    ['2026-11-23T08:29:59.000Z', null],
    ['2026-11-23T08:29:59.001Z', 'too_fast'],
    ['2026-11-23T08:30:00.000Z', 'too_fast'],
    [now.getTime() - 10, 'too_fast'],
  ])('opened at %s is %s', (openedAt, expected) => {
    expect(judged({ openedAt })).toBe(expected);
  });

  it('is a person’s when their clock runs ahead, or when limits are off', () => {
    expect(judged({ openedAt: '2026-11-23T08:31:00.000Z' })).toBeNull();
    expect(judged({ openedAt: '2026-11-23T08:30:00.000Z' }, false)).toBeNull();
  });
});
