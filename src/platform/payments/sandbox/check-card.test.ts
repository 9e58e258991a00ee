import { describe, expect, it } from 'vitest';
import { checkCard } from './check-card.ts';
import { effectOf } from './test-cards.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('a card', () => {
  it.each([
    good,
    { ...good, number: '378282246310005', cvc: '1234' },
    { ...good, number: '4000-0025-0000-3155' },
    { ...good, expiry: '11/26' },
    { ...good, expiry: '01 / 99' },
  ])('%j can be charged', (card) => expect(checkCard(card, now)).toEqual([]));

  it.each([
    ['number', 'required', { number: ' ' }],
    ['number', 'invalid', { number: '4242 4242 4242 4241' }],
    ['number', 'invalid', { number: '42424242' }],
    ['number', 'invalid', { number: '4242a4242b4242c4242' }],
    ['number', 'invalid', { number: '4'.repeat(20) }],
    ['expiry', 'required', { expiry: '' }],
    ['expiry', 'past', { expiry: '10/26' }],
    ['expiry', 'past', { expiry: '12/25' }],
    ['expiry', 'invalid', { expiry: '13/30' }],
    ['expiry', 'invalid', { expiry: '00/30' }],
    ['expiry', 'invalid', { expiry: '1230' }],
    ['cvc', 'required', { cvc: '' }],
    ['cvc', 'invalid', { cvc: '12' }],
    ['cvc', 'invalid', { cvc: '12345' }],
    ['cvc', 'invalid', { cvc: '12a' }],
  ] as const)('is refused for its %s: %s, %j', (field, code, change) => {
    expect(checkCard({ ...good, ...change }, now)).toEqual([{ field, code }]);
  });
});

describe('a test number', () => {
  it('does the same with and without spaces', () => {
    expect(effectOf('4000 0000 0000 9995')).toEqual(effectOf('4000000000009995'));
  });

  it('that is a real card is declined with a message about test mode', () => {
    const effect = effectOf('378282246310005');
    expect(effect).toMatchObject({ kind: 'declined' });
    expect(JSON.stringify(effect)).toContain('used a non test card');
    expect(JSON.stringify(effect)).not.toContain('3782');
  });
});
