import type { PersonTable } from './people.tables.ts';

export type Person = PersonTable;

/** Returns what a person is called: by name, else by company, else by the address. */
export function nameOf({
  name,
  company,
  email,
}: {
  name?: string | null;
  company?: string | null;
  email?: string | null;
}): string {
  return name || company || email || '';
}
