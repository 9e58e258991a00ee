import { expect, it } from 'vitest';
import { evidenceDue, mergeDispute } from './dispute-states.ts';

const open = { status: 'needs_response', withdrawnCents: 0, evidenceDueAt: null } as const;
const taken = { ...open, withdrawnCents: 500 };

it('an older report of a dispute changes nothing', () => {
  const lost = { ...taken, status: 'lost' } as const;
  expect(mergeDispute(lost, taken)).toEqual(lost);
  expect(mergeDispute(taken, { ...open, status: 'inquiry_review' })).toEqual(taken);
  expect(mergeDispute(taken, open)).toEqual(taken);
});

it('an inquiry can become a dispute, also after it was closed', () => {
  for (const status of ['inquiry', 'inquiry_review', 'inquiry_closed'] as const)
    expect(mergeDispute({ ...open, status }, taken)).toEqual(taken);
});

it('the money comes back once a dispute is won, whichever report comes last', () => {
  const won = { ...taken, status: 'won' } as const;
  const returned = { ...won, withdrawnCents: 0 };
  expect(mergeDispute(taken, won)).toEqual(won);
  expect(mergeDispute(won, returned)).toEqual(returned);
  expect(mergeDispute(returned, won)).toEqual(returned);
});

it('a decision can be reversed by an appeal', () => {
  const lost = { ...taken, status: 'lost' } as const;
  const won = { ...open, status: 'won' } as const;
  expect(mergeDispute(lost, won)).toEqual(won);
});

it('evidence is due within a week where the provider names no day', () => {
  const createdAt = '2026-11-23T08:30:00.000Z';
  expect(evidenceDue({ createdAt, evidenceDueAt: null })).toBe('2026-11-30T08:30:00.000Z');
  expect(evidenceDue({ createdAt, evidenceDueAt: '2026-11-25T00:00:00.000Z' })).toBe(
    '2026-11-25T00:00:00.000Z',
  );
});
