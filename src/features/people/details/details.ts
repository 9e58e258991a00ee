import type { Person } from '../people.ts';

/** What forms say of a person, and what staff may correct. */
export const detailFields = ['name', 'phone', 'company', 'language'] as const;
export type DetailField = (typeof detailFields)[number];
export type Details = Record<DetailField, string>;

/** What staff set; a field that is left out stays as it is. */
export type SetDetails = { [Field in DetailField]?: Person[Field] | undefined };

/** A form, or a person merged into another, with what it says; `''` for what it does not say. */
export type Statement = Details & {
  kind: 'booking' | 'message' | 'newsletter' | 'order' | 'person';
  /** What the record's address in the back office is made of. */
  record: string;
  at: string;
  /** Whether somebody who reads the mail of the address has confirmed the form. */
  isConfirmed: boolean;
};

/** A value that differs from what is known of the person, and the newest form that says so. */
export type Difference = Pick<Statement, 'kind' | 'record' | 'at' | 'isConfirmed'> & {
  field: DetailField;
  value: string;
  /** Every record that says so. */
  records: string[];
};

type Known = Pick<Person, DetailField>;
type Left = { field: DetailField; value: string };

/** The digits of a national number; those before them may be left out. */
const shortestNumber = 9;

function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((phone) => phone.replace(/\D/g, '').replace(/^0+/, ''));
  if (a === undefined || b === undefined || a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestNumber && long.endsWith(short);
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two values of a field are the same to who reads them. */
export function isSameDetail(field: DetailField, one: string, other: string): boolean {
  return field === 'phone' ? isSamePhone(one, other) : plain(one) === plain(other);
}

/**
 * Returns the values that differ from what is known of a person, each once, but for those that staff
 * have left as they are. `statements` are the newest first.
 */
export function differencesOf(
  known: Known,
  statements: readonly Statement[],
  left: readonly Left[],
): Difference[] {
  const found: Difference[] = [];
  for (const { kind, record, at, isConfirmed, ...said } of statements)
    for (const field of detailFields) {
      const value = said[field];
      const isSame = (other: string) => isSameDetail(field, value, other);
      if (value === '' || isSame(known[field])) continue;
      if (left.some((one) => one.field === field && isSame(one.value))) continue;
      const earlier = found.find((one) => one.field === field && isSame(one.value));
      if (earlier) {
        earlier.isConfirmed ||= isConfirmed;
        earlier.records.push(record);
      } else found.push({ field, value, kind, record, at, isConfirmed, records: [record] });
    }
  return found;
}
