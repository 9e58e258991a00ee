import { describe, expect, it } from 'vitest';
import { usualOffice } from '#core/working-time.ts';
import { contactDue, namedContact } from './contact-by.ts';

describe('by when a client is contacted after a payment', () => {
  it.for([
    ['in the week', '2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z', true],
    ['on a Friday morning', '2026-11-27T07:41:00.000Z', '2026-11-27T18:00:00.000Z', false],
    ['on a Friday at five to six', '2026-11-27T17:55:00.000Z', '2026-11-30T09:00:00.000Z', false],
    ['on a Friday night', '2026-11-27T22:00:00.000Z', '2026-11-30T09:00:00.000Z', false],
    ['on a Sunday at noon', '2026-11-29T12:00:00.000Z', '2026-11-30T12:00:00.000Z', true],
    ['before a public holiday', '2026-11-30T10:00:00.000Z', '2026-11-30T18:00:00.000Z', false],
    ['at night in the week', '2026-11-24T03:00:00.000Z', '2026-11-24T18:00:00.000Z', false],
  ] as const)('%s', ([_, paidAt, due, isNamed]) => {
    expect(contactDue(paidAt, usualOffice)).toBe(due);
    expect(namedContact(paidAt, usualOffice)).toBe(isNamed ? due : null);
  });

  it('knows the days that the owner closed, and the hours', () => {
    const closedDays = new Set(['2026-11-25']);
    const office = { opens: '10:00', shuts: '17:00', closedDays };
    const paidAt = '2026-11-24T12:00:00.000Z';
    expect(contactDue(paidAt, office)).toBe('2026-11-24T17:00:00.000Z');
    expect(namedContact(paidAt, office)).toBeNull();
    expect(contactDue('2026-11-24T17:30:00.000Z', office)).toBe('2026-11-26T10:00:00.000Z');
  });
});
