import { expect, test } from 'vitest';
import { comingBackOf } from './coming-back.ts';

test.each([
  ['550 5.1.1 No such user here', '', 'hard'],
  ['550 No such user here', '5.1.1', 'hard'],
  ['550 No such user here', '', 'hard'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', '5.1.10', 'hard'],
  ['Host or domain name not found. Name service error for name=gone.example', '5.4.4', 'hard'],
  ['550 5.4.1 Recipient address rejected: Access denied', '5.4.1', 'hard'],
  ['550-5.2.1 The email account that you tried to reach is inactive', '5.2.1', 'hard'],
  ['Unrouteable address', '', 'hard'],
  ['', '5.0.0', 'hard'],
  ['552 5.2.2 The email account that you tried to reach is over quota', '5.2.2', 'soft'],
  ['552 Mailbox size limit exceeded', '', 'soft'],
  ['552 5.3.4 Message too large', '5.3.4', 'soft'],
  ['550 5.7.1 Service unavailable; client host [192.0.2.5] blocked', '5.7.1', 'soft'],
  ['550 5.1.8 Sender address rejected: domain not found', '5.1.8', 'soft'],
  ['delivery temporarily suspended: connect to 192.0.2.5: timed out', '4.4.1', 'soft'],
  ['451 try again later', '', 'soft'],
] as const)('%j with the status %j is %s', (reason, status, kind) => {
  expect(comingBackOf(reason, status)).toBe(kind);
});
