import type { Queryable } from '#platform/database/database.server.ts';
import type { Person } from '../people.ts';
import { insertLeftDetail, updateDetails } from './details.repository.server.ts';
import { type DetailField, detailFields, isSameDetail, type SetDetails } from './details.ts';

/**
 * Sets what staff know of a person, whose row is locked; returns the fields that changed. From then on
 * no form fills these fields in, and the values that they had are not shown as differences.
 */
export async function setDetails(
  trx: Queryable,
  person: Person,
  { details, at }: { details: SetDetails; at: string },
): Promise<DetailField[]> {
  const given = detailFields.filter((field) => details[field] !== undefined);
  const changed = given.filter((field) => details[field] !== person[field]);
  // What was empty and stays so was not decided by anybody.
  const set = given.filter((field) => changed.includes(field) || details[field] !== '');
  const byStaff = new Set([...person.staffFields.split(' ').filter(Boolean), ...set]);
  for (const field of changed) {
    const value = person[field];
    if (value === '' || isSameDetail(field, value, details[field] ?? '')) continue;
    await insertLeftDetail(trx, { personId: person.id, field, value, at });
  }
  await updateDetails(trx, person.id, { ...details, staffFields: [...byStaff].join(' ') });
  return changed;
}
