import type { PersonTable } from './people.tables.ts';

export type Person = PersonTable;
