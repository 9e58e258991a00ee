import { expect, it } from 'vitest';
import { mostCardFailures, waitAfterFailures } from './card-failures.server.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

function failures(count: number, at = '2026-11-23T08:30:00.000Z'): string[] {
  return Array.from({ length: count }, () => at);
}

it('lets a network try until so many cards have failed', () => {
  expect(waitAfterFailures(failures(mostCardFailures - 1), now)).toBeNull();
  expect(waitAfterFailures(failures(mostCardFailures), now)).toBe(1800);
});

it('counts the failures of the last hour, in any order', () => {
  const old = failures(mostCardFailures, '2026-11-23T07:59:59.000Z');
  expect(waitAfterFailures(old, now)).toBeNull();
  const mixed = [...failures(mostCardFailures - 1), '2026-11-23T08:00:01.000Z'];
  expect(waitAfterFailures(mixed, now)).toBe(1);
});
