import { expect, it } from 'vitest';
import { nextOpenings, usualOffice } from '#core/working-time.ts';
import { lisbonSentence } from './lisbon-sentence.ts';

/** The openings that a page holds which was made at an instant. */
const openingsAt = (instant: string) => nextOpenings(instant, 5, usualOffice);

it.each([
  // Open, by day: Wednesday 25 November 2026.
  [
    '2026-11-25T14:32:00.000Z',
    'It is 14:32 in Lisbon, light until 17:17; we pick up the phone until 18:00.',
    'São 14:32 em Lisboa, com luz até às 17:17; atendemos o telefone até às 18:00.',
    true,
  ],
  // Open after sunset.
  [
    '2026-11-25T17:40:00.000Z',
    'It is 17:40 in Lisbon, and the sun is back at 07:30; we pick up the phone until 18:00.',
    'São 17:40 em Lisboa, e o sol volta às 07:30; atendemos o telefone até às 18:00.',
    true,
  ],
  // Before the door opens, at dawn.
  [
    '2026-11-25T07:00:00.000Z',
    'It is 07:00 in Lisbon, and the sun rises at 07:29; we open at 09:00.',
    'São 07:00 em Lisboa, e o sol nasce às 07:29; abrimos às 09:00.',
    false,
  ],
  // In the evening, and after one o'clock at night.
  [
    '2026-11-25T22:05:00.000Z',
    'It is 22:05 in Lisbon, dark until 07:30; we open tomorrow at 09:00.',
    'São 22:05 em Lisboa, de noite até às 07:30; abrimos amanhã às 09:00.',
    false,
  ],
  [
    '2026-11-26T01:05:00.000Z',
    'It is 01:05 in Lisbon, dark until 07:30; we open at 09:00.',
    'É 01:05 em Lisboa, de noite até às 07:30; abrimos às 09:00.',
    false,
  ],
  // A Saturday.
  [
    '2026-11-28T12:00:00.000Z',
    'It is 12:00 in Lisbon, light until 17:16; we open Monday at 09:00.',
    'São 12:00 em Lisboa, com luz até às 17:16; abrimos na segunda-feira às 09:00.',
    false,
  ],
  // Before a public holiday, Tuesday 8 December.
  [
    '2026-12-07T19:00:00.000Z',
    'It is 19:00 in Lisbon, dark until 07:42; we open Wednesday at 09:00.',
    'São 19:00 em Lisboa, de noite até às 07:42; abrimos na quarta-feira às 09:00.',
    false,
  ],
])('at %s', (now, en, pt, isOpen) => {
  const openings = openingsAt(now);
  expect(lisbonSentence(Date.parse(now), openings, 'en')).toEqual({ text: en, isOpen });
  expect(lisbonSentence(Date.parse(now), openings, 'pt')).toEqual({ text: pt, isOpen });
});

it('names the day with its month where the company is shut for a week', () => {
  const closedDays = new Set(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']);
  const now = '2026-12-24T19:00:00.000Z';
  const openings = nextOpenings(now, 5, { ...usualOffice, closedDays });
  expect(lisbonSentence(Date.parse(now), openings, 'en').text).toMatch(
    /; we open Monday 4.January at 09:00\.$/,
  );
  expect(lisbonSentence(Date.parse(now), openings, 'pt').text).toMatch(
    /; abrimos a 4.de.janeiro às 09:00\.$/,
  );
});

it('says nothing of the phone on a page that is older than all it knows, or of hours that were not read', () => {
  const now = Date.parse('2026-11-25T14:32:00.000Z');
  const text = 'It is 14:32 in Lisbon, light until 17:17.';
  expect(lisbonSentence(now, openingsAt('2026-10-01T10:00:00.000Z'), 'en')).toEqual({
    text,
    isOpen: null,
  });
  expect(lisbonSentence(now, [], 'en')).toEqual({ text, isOpen: null });
});
