import { expect, it } from 'vitest';
import { authenticationRefused, effectOf } from '#platform/payments/sandbox/test-cards.ts';
import { waitMessages } from '#platform/payments/sandbox/wait-ends.ts';
import { providerMessage } from './provider-message.ts';

const declinedCards = [
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0000 0000 0085',
  '5555 5555 5555 4444',
];

function messageOf(card: string): string {
  const effect = effectOf(card);
  return ('message' in effect && effect.message) || '';
}

it.each([...declinedCards.map(messageOf), ...waitMessages, authenticationRefused])(
  'the sandbox says in Portuguese: %s',
  (message) => {
    expect(message).not.toBe('');
    expect(providerMessage('pt', message)).not.toBe(message);
    expect(providerMessage('en', message)).toBe(message);
  },
);

it('leaves an unknown message as the provider wrote it', () => {
  expect(providerMessage('pt', 'O seu cartão foi recusado.')).toBe('O seu cartão foi recusado.');
});
