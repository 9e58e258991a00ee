import { describe, expect, it } from 'vitest';
import { consentOf, removalOf } from './identity-papers.ts';

describe('removalOf', () => {
  it.each([
    ['2026-11-27T10:00:00.000Z', 3, '2027-02-27T10:00:00.000Z'],
    ['2026-11-30T10:00:00.000Z', 3, '2027-02-28T10:00:00.000Z'],
    ['2027-11-30T10:00:00.000Z', 3, '2028-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-11-27T10:00:00.000Z', 0, '2026-11-27T10:00:00.000Z'],
  ])('of work that ended at %s, after %i months, is %s', (closedAt, identityMonths, removal) => {
    expect(removalOf(closedAt, { identityMonths, isObliged: false })).toBe(removal);
  });

  it('is seven years after the end where Lei n.º 83/2017 binds the company, whatever is set', () => {
    const rules = { identityMonths: 1, isObliged: true };
    expect(removalOf('2024-02-29T10:00:00.000Z', rules)).toBe('2031-02-28T10:00:00.000Z');
  });
});

it('a Cartão de Cidadão needs its holder’s consent, a passport none', () => {
  expect(
    ['citizen-card', 'other', 'passport', 'residence-permit', ''].map((one) =>
      consentOf(one as 'passport'),
    ),
  ).toEqual(['needed', 'if-card', 'none', 'none', 'none']);
});
