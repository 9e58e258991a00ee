import fc from 'fast-check';
import { multipleLines, plainEmail, plainLine, singleLine } from '#core/fields.ts';
import type { Database } from '#platform/database/database.server.ts';
import { dumpDatabase } from '../../../harness/dump-database.ts';

const strange = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', '\ud800', '\udc00\ud800', '\u0007', '\r\n', '\u2028', '\t', '\u001b[31m'],
    ...[
      '\u200b',
      '\u2060',
      '\u00ad',
      '\u202eevil',
      '\u202aעברית\u202c',
      'مرحبا',
      '\ufeff',
      '\u3164',
    ],
    ...[
      '👩\u200d💼',
      '\u{10ffff}',
      '\uffff',
      'e\u0301',
      'Å\u030a',
      `Z${'\u0327\u0301'.repeat(40)}`,
    ],
    ...['{{x}}', '<b>x</b>', '<script>alert(1)</script>', '&amp;', '**x** [y](javascript:z)', '`'],
    ...[
      'JosÃ© â€œxâ€',
      "'; drop table people; --",
      '%',
      '\\',
      '\\u0000',
      '=1+1',
      'null',
      'a'.repeat(300),
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

/** A text around a mark. */
export const texts = fc.record({
  before: strange,
  after: strange,
  long: fc.integer({ min: 0, max: 19 }).map((one) => (one === 0 ? 'ß'.repeat(30_000) : '')),
});
/** Texts in which nothing can be seen. */
export const nothing = ['\u200b', '\u2060\u202a\u202c', '\u2800', '\u3164', ' \u00ad ', '\ufeff'];

let count = 0;
/** Begins again, so that each test has the same texts. */
export function forgetMarks(): void {
  count = 0;
}

/** A word that no other text has. */
export function nextMark(): string {
  count += 1;
  return `mark${count}q`;
}

/** How a text may be kept: of one line or of several, without what nobody sees, as an address. */
export function keptForms(text: string): string[] {
  return [singleLine(text), multipleLines(text), plainLine(text), plainEmail(text)];
}

/** Every text in the database that contains a mark, also within JSON. */
export async function storedWith(database: Database, mark: string): Promise<string[]> {
  const leaves = (value: unknown): string[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
    if (typeof value !== 'string' || !value.includes(mark)) return [];
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'object' ? leaves(parsed) : [value];
    } catch {
      return [value];
    }
  };
  const dump = await dumpDatabase(database);
  return Object.values(dump)
    .flat()
    .flatMap((row) => (row.includes(mark) ? leaves(JSON.parse(row)) : []));
}
