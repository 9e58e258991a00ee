import { expect, it } from 'vitest';
import { formatGraph, refer } from './json-ld.ts';

const hostile = `</script><script>alert(1)</script><!-- & "quoted" \u2028 end`;

it('a graph cannot leave its script element, and is read back unchanged', () => {
  const node = { '@type': 'Thing', '@id': 'https://site.example/#a', name: hostile };
  const text = formatGraph([node]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
});

it('a reference is the id alone', () => {
  expect(refer({ '@type': 'Thing', '@id': 'https://site.example/#a', name: 'A' })).toEqual({
    '@id': 'https://site.example/#a',
  });
});
