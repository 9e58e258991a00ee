import { expect, it } from 'vitest';
import { isPermanentFailure } from './permanent-failure.ts';

function refusal(response: string, command = 'RCPT TO') {
  return { code: 'EENVELOPE', command, responseCode: Number(response.slice(0, 3)), response };
}

it.each([
  refusal('550 5.1.1 no such person'),
  refusal('550 no such person'),
  refusal('553 not an address'),
  refusal('550 5.2.1 mailbox disabled'),
  { code: 'EADDRESS' },
])('%j is permanent', (error) => expect(isPermanentFailure(error)).toBe(true));

it.each([
  refusal('451 4.7.1 greylisted'),
  refusal('550 5.7.1 your server is on a list'),
  refusal('554 blocked'),
  refusal('552 5.2.2 mailbox full'),
  refusal('550 sender refused', 'MAIL FROM'),
  { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 wrong' },
  { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.6.0 not now' },
  { code: 'ECONNECTION' },
  { code: 'ESENDER' },
  null,
  'no',
])('%j may succeed on a later attempt', (error) => expect(isPermanentFailure(error)).toBe(false));
