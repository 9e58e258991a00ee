import { expect, it } from 'vitest';
import { relevantSearch } from './relevant-search.ts';

it.each([
  ['?q=iva&utm_source=x&tag=tax', '?q=iva&tag=tax'],
  ['?tag=b&q=a&tag=c', '?q=a&tag=b&tag=c'],
  ['?q=caf%C3%A9+%26+x', '?q=caf%C3%A9+%26+x'],
  ['?utm_source=x', ''],
  ['', ''],
])('%s is reduced to %s', (search, relevant) => {
  expect(relevantSearch(search, ['q', 'tag'])).toBe(relevant);
});

it('nothing is relevant to a page without parameters', () => {
  expect(relevantSearch('?q=iva')).toBe('');
});
