import { expect, it } from 'vitest';
import { historyNote } from './order-history.tsx';

it.each([
  ['2026-12-25', '25 Dec 2026', '25/12/2026'],
  ['400.00 EUR', '€400.00', '400,00\u00a0€'],
  ['Your card was declined.', 'Your card was declined.', 'O cartão foi recusado.'],
  ['by phone', 'by phone', 'by phone'],
  [null, null, null],
])('the note %s of a history is shown in the language of the office', (note, en, pt) => {
  expect(historyNote(note, 'en')).toBe(en);
  expect(historyNote(note, 'pt')).toBe(pt);
});
