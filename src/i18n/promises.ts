/**
 * What the company promises, in the words that every sentence about it uses: an answer to a message,
 * in working time of Lisbon, and a consultant after a payment. `tests/words/promises.test.ts`
 * finds sentences that promise another time.
 */
export const promises = {
  answer: { en: 'within one working day', pt: 'no prazo de um dia útil' },
  consultant: { en: 'within 24 hours', pt: 'no prazo de 24 horas' },
} as const;
