import { expect, it } from 'vitest';
import { newId } from './ids.server.ts';
import { quoteReference } from './quote-reference.ts';

it('names each quote by the same eight letters and digits that people can read aloud', () => {
  const ids = Array.from({ length: 2000 }, newId);
  const references = ids.map(quoteReference);
  expect(new Set(references).size).toBe(ids.length);
  expect(references).toEqual(ids.map(quoteReference));
  for (const reference of references) expect(reference).toMatch(/^Q-[23456789A-HJKMNP-Z]{8}$/);
});
