import { describe, expect, it } from 'vitest';
import { formatCsv } from './format-csv.ts';
import { formatTable } from './format-table.ts';

function csvOf(...cells: (string | number | null)[]): string {
  return formatCsv({ columns: ['a'], rows: [cells], empty: '' }).slice('\ufeffa\r\n'.length);
}

describe('CSV', () => {
  it('has a line for the columns and one a row, ended by CRLF, marked as UTF-8', () => {
    const csv = formatCsv({ columns: ['name', 'tries'], rows: [['João', 2]], empty: 'none' });
    expect(csv).toBe('\ufeffname,tries\r\nJoão,2\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf('a,b', 'say "no"', 'one\ntwo', null, '')).toBe(
      '"a,b","say ""no""","one\ntwo",,\r\n',
    );
  });

  it.each(['=1+2', '@SUM(A1)', '+cmd|x', '-2+3', '\t=1', '=HYPERLINK("https://evil.example")'])(
    'never lets a spreadsheet run %j',
    (text) => expect(csvOf(text).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each(['+351 210 000 000', '-5', 'a=b', "o'brien@example.com"])('leaves %j as it is', (text) =>
    expect(csvOf(text)).toBe(`${text}\r\n`),
  );
});

describe('a list in a terminal', () => {
  it('stands in columns', () => {
    const rows = [
      ['João', 2],
      ['Noor El-Amin', null],
    ];
    expect(formatTable({ columns: ['name', 'tries'], rows, empty: '' })).toBe(
      'name          tries\nJoão          2\nNoor El-Amin',
    );
  });

  it('says that there is nothing', () => {
    expect(formatTable({ columns: ['name'], rows: [], empty: 'No bookings.' })).toBe(
      'No bookings.',
    );
  });

  it('keeps a cell on one line, without what steers a terminal, and cuts it', () => {
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
