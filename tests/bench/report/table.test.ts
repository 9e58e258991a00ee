import { expect, test } from 'vitest';
import { formatMarkdown, formatTable } from './table.mjs';

const lines = [
  { server: 'nginx', 'per s': '98,000', limit: '≤ 5 ms' },
  { server: 'Entrada', 'per s': '–', limit: '≥ 80 %' },
];

test('columns of numbers are aligned to the right', () => {
  expect(formatTable(lines)).toBe(
    ['server    per s   limit', 'nginx    98,000  ≤ 5 ms', 'Entrada       –  ≥ 80 %'].join('\n'),
  );
});

test('a Markdown table has the same columns, and cells cannot end them', () => {
  expect(formatMarkdown([...lines, { server: 'a|b', 'per s': 1, limit: 2 }]).split('\n')).toEqual([
    '| server | per s | limit |',
    '| --- | ---: | ---: |',
    '| nginx | 98,000 | ≤ 5 ms |',
    '| Entrada | – | ≥ 80 % |',
    '| a\\|b | 1 | 2 |',
  ]);
});
