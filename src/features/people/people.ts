import { writePath } from '#paths.ts';
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

/** Returns where staff write to somebody: to a person where they are known, else to an address. */
export function writeHref({
  personId,
  email,
  name = '',
}: {
  personId: string | null;
  email: string;
  name?: string;
}): string {
  const to = personId ? { person: personId } : { email, name };
  return `${writePath.href()}?${new URLSearchParams(to)}`;
}
