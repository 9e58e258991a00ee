import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { formatCsv } from './format-csv.ts';
import type { OwnerCell } from './owner-command.ts';

/** Returns the text of a row below the line of columns. */
function csvOf(...cells: OwnerCell[]): string {
  return csvFor('en', ...cells);
}

function csvFor(language: Language, ...cells: OwnerCell[]): string {
  return formatCsv({ columns: ['a'], rows: [cells], empty: '' }, language).slice(
    '\ufeffa\r\n'.length,
  );
}

/** Reads CSV as spreadsheets do: a quote counts at the start of a cell, text after its end is kept. */
function parseCsv(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < csv.length; at += 1) {
    const char = csv[at] ?? '';
    if (isQuoted && char === '"' && csv[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (char === '"') isQuoted = false;
      else cell += char;
    } else if (char === '"' && isStart) {
      isQuoted = true;
      isStart = false;
    } else if (char === separator || char === '\n' || char === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      isStart = true;
      if (char === '\r' && csv[at + 1] === '\n') at += 1;
      if (char !== separator) rows.push([]);
    } else {
      cell += char;
      isStart = false;
    }
  }
  rows.at(-1)?.push(cell);
  return rows;
}

const isFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell);
const isNumber = (cell: string) => /^[+-]?\d[\d\s().]*$/.test(cell);

describe('CSV', () => {
  it('has a line for the columns and one per row, ends lines with CRLF and is marked as UTF-8', () => {
    const csv = formatCsv({ columns: ['name', 'tries'], rows: [['João', 2]], empty: 'none' });
    expect(csv).toBe('\ufeffname,tries\r\nJoão,2\r\n');
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(csvOf('a,b', 'a;b', 'say "no"', 'one\ntwo', null, '')).toBe(
      '"a,b","a;b","say ""no""","one\ntwo",,\r\n',
    );
  });

  it.each([
    '=1+2',
    '@SUM(A1)',
    '+cmd|x',
    '-2+3',
    '\t=1',
    '\r=1',
    ' =1',
    '"=1"',
    '＝1+2',
    '=HYPERLINK("https://evil.example")',
  ])('keeps a spreadsheet from evaluating %j', (text) =>
    expect(csvOf('Noor', text).slice('Noor,'.length)).toMatch(/^"?\s?'/),
  );

  it.each([
    ['x;=1+2', '"x;\'=1+2"'],
    ['x; =1+2', '"x; \'=1+2"'],
    ['x;"=1+2"', '"x;""\'=1+2"""'],
    ['one\n=1+2', '"one\n\'=1+2"'],
    ['one\t@SUM(A1)', '"one\t\'@SUM(A1)"'],
    ['x;+351 210', '"x;\'+351 210"'],
  ])('keeps one that separates at semicolons or tabs from evaluating %j', (text, expected) =>
    expect(csvOf('Noor', text)).toBe(`Noor,${expected}\r\n`),
  );

  it.each(['+351 210 000 000', '-5', 'a=b', "o'brien@example.com", 'a - b', 'x;y', '1-2'])(
    'does not change %j',
    (text) => expect(parseCsv(csvOf('Noor', text), ',')[0]).toEqual(['Noor', text]),
  );

  it.each([
    ['en', '+351 210 000 000,-5.25,1450.00,-0.50,2026-11-21 10:00,0123'],
    ['pt', '+351 210 000 000;-5,25;1450,00;-0,50;2026-11-21 10:00;0123'],
  ] as const)(
    'of %s has its decimal sign, and amounts and instants that Excel reads',
    (language, line) => {
      const at = '2026-11-21T10:00:00.000Z';
      const cells = ['+351 210 000 000', -5.25, { cents: 145_000 }, { cents: -50 }, { at }, '0123'];
      expect(csvFor(language, 'Noor', ...cells)).toBe(
        `Noor${language === 'pt' ? ';' : ','}${line}\r\n`,
      );
    },
  );

  it('is no sum of the first two cells where the comma marks decimals', () => {
    expect(csvOf(-5, "2+cmd|' /C calc'!A0")).toMatch(/^'-5,/);
  });

  const text = fc.string({
    unit: fc.constantFrom(...'=+-@＝;,"\t\r\n \'05a'),
    maxLength: 8,
  });
  const row = fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), {
    minLength: 2,
    maxLength: 4,
  });

  it.for([
    ['en', ','],
    ['pt', ';'],
  ] as const)('of %s holds no formula in any row, read with any separator', ([language, own]) => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
        const csv = formatCsv({ columns: ['a', 'b'], rows, empty: '' }, language).slice(1);
        for (const separator of [',', ';', '\t'])
          for (const cell of parseCsv(csv, separator).flat())
            if (separator !== own || !isNumber(cell)) expect(isFormula(cell)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('changes nothing but the apostrophes that it adds', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const [read = []] = parseCsv(csvOf(...cells), ',');
        const plain = (cell: unknown) => String(cell ?? '').replaceAll("'", '');
        expect(read.map(plain)).toEqual(cells.map(plain));
        for (const [place, cell] of cells.entries())
          if (!/[=+\-@＝]/.test(String(cell))) expect(read[place]).toBe(String(cell ?? ''));
      }),
      { numRuns: 1000 },
    );
  });
});
