import { describe, expect, it } from 'vitest';
import { detectBot } from './form-guard.server.ts';

const now = new Date('2026-11-23T08:30:00.000Z');

function detect(fields: Parameters<typeof detectBot>[0], minimumTime = true) {
  return detectBot(fields, { now, minimumTime });
}

describe('a form that is sent', () => {
  it('is accepted without the honeypot’s fields', () => {
    expect(detect({})).toBeNull();
    expect(detect({ website: '  ', openedAt: 'yesterday' })).toBeNull();
  });

  it('is refused with text in the hidden field, also without limits', () => {
    expect(detect({ website: 'x' }, false)).toBe('refused');
  });

  it.each([
    ['2026-11-23T08:29:59.000Z', null],
    ['2026-11-23T08:29:59.001Z', 'too_fast'],
    ['2026-11-23T08:30:00.000Z', 'too_fast'],
    [now.getTime() - 10, 'too_fast'],
  ])('opened at %s is %s', (openedAt, expected) => {
    expect(detect({ openedAt })).toBe(expected);
  });

  it('is accepted when the visitor’s clock runs ahead, or when limits are off', () => {
    expect(detect({ openedAt: '2026-11-23T08:31:00.000Z' })).toBeNull();
    expect(detect({ openedAt: '2026-11-23T08:30:00.000Z' }, false)).toBeNull();
  });
});
