import { emptyValues } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { legalFields } from './legal.content.ts';
import type { LegalSentences } from './legal.schema.ts';

const records = seededRecords('legal', { legal: emptyValues(legalFields) });

/** The legal sentences that only the owner can say: one record, empty until she writes them. */
export const legalKind = defineKind({
  name: 'legal',
  fields: legalFields,
  titleField: 'vat',
  ...records.ofKind,
});

export async function readLegalSentences(db: Queryable): Promise<LegalSentences> {
  return (await records.readAll(db)).get('legal') as LegalSentences;
}
