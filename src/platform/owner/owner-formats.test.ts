import { describe, expect, it } from 'vitest';
import { formatCsv } from './format-csv.ts';
import { formatTable } from './format-table.ts';

function csvOf(...cells: (string | number | null)[]): string {
  return formatCsv({ columns: ['a'], rows: [cells], empty: '' }).slice('\ufeffa\r\n'.length);
}

describe('CSV', () => {
  it('has a line for the columns and one per row, ends lines with CRLF and is marked as UTF-8', () => {
    const csv = formatCsv({ columns: ['name', 'tries'], rows: [['João', 2]], empty: 'none' });
    expect(csv).toBe('\ufeffname,tries\r\nJoão,2\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf('a,b', 'say "no"', 'one\ntwo', null, '')).toBe(
      '"a,b","say ""no""","one\ntwo",,\r\n',
    );
  });

  it.each(['=1+2', '@SUM(A1)', '+cmd|x', '-2+3', '\t=1', '=HYPERLINK("https://evil.example")'])(
    'keeps a spreadsheet from evaluating %j',
    (text) => expect(csvOf(text).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each(['+351 210 000 000', '-5', 'a=b', "o'brien@example.com"])('does not change %j', (text) =>
    expect(csvOf(text)).toBe(`${text}\r\n`),
  );
});

describe('a list in a terminal', () => {
  it('is aligned in columns', () => {
    const rows = [
      ['João', 2],
      ['Noor El-Amin', null],
    ];
    expect(formatTable({ columns: ['name', 'tries'], rows, empty: '' })).toBe(
      'name          tries\nJoão          2\nNoor El-Amin',
    );
  });

  it('says that it is empty', () => {
    expect(formatTable({ columns: ['name'], rows: [], empty: 'No bookings.' })).toBe(
      'No bookings.',
    );
  });

  it('has each cell on one line, truncated and without control sequences', () => {
    const shown = formatTable({
      columns: ['message'],
      rows: [[`one\r\n\u001b[31mtwo\u202e${'x'.repeat(80)}`]],
      empty: '',
    });
    const [, line = ''] = shown.split('\n');
    expect(line).toMatch(/^one \[31mtwo x+…$/);
    expect(line).toHaveLength(48);
  });
});
