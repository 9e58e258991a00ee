import { expect, it } from 'vitest';
import { waitingReason } from './waiting-reason.ts';

it.each([
  [null, 'untried', null],
  ['ESOCKET', 'unreachable', 'ESOCKET'],
  ['EDNS', 'unreachable', 'EDNS'],
  ['ETIMEDOUT', 'slow', 'ETIMEDOUT'],
  ['EAUTH 535', 'login', 'EAUTH 535'],
  ["ESOCKET: The mail server's certificate has expired.", 'certificate', 'ESOCKET'],
  ['EENVELOPE 451: 451 4.7.1 <noor@example.com> try later', 'refused', 'EENVELOPE 451'],
  ['ENOSPC', 'storage', 'ENOSPC'],
  ['TypeError', 'other', 'TypeError'],
  ['noor@example.com is unknown', 'other', null],
] as const)('of %j it says %s, and of its words the code alone', (lastError, reason, code) => {
  expect(waitingReason(lastError)).toEqual({ reason, code });
});
