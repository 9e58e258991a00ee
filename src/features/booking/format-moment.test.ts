import { expect, it } from 'vitest';
import { formatMoment } from './booking-times.ts';

const instant = '2026-11-25T20:36:00.000Z';

it.each([
  ['Europe/Lisbon', 'en', 'Wednesday 25\u00a0November, 20:36 in Lisbon'],
  ['Asia/Dubai', 'en', 'Thursday 26\u00a0November, 00:36 in Dubai'],
  ['Europe/Lisbon', 'pt', 'quarta-feira, 25\u00a0de\u00a0novembro, às\u00a020:36 em Lisboa'],
  ['Asia/Dubai', 'pt', 'quinta-feira, 26\u00a0de\u00a0novembro, às\u00a000:36 no seu fuso (Dubai)'],
] as const)('says on the clock of %s, in %s, when it is', (zone, language, said) => {
  expect(formatMoment(instant, zone, language)).toBe(said);
});
