import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getPerson, lockPeople } from '../people.repository.server.ts';
import type { Person } from '../people.ts';
import { insertLeftDetail } from './details.repository.server.ts';
import type { DetailField, SetDetails } from './details.ts';
import { setOtherEmails } from './other-emails.server.ts';
import { setDetails } from './set-details.server.ts';

export type ChangeRefusal = 'not_found' | 'is_merged';

/** Locks a person that staff may change: a form that comes at the same time waits. */
async function takePerson(trx: Queryable, id: string): Promise<Result<Person, ChangeRefusal>> {
  await lockPeople(trx, [id]);
  const person = await getPerson(trx, id);
  if (!person) return refuse('not_found');
  if (person.mergedInto !== null || person.erasedAt !== null) return refuse('is_merged');
  return accept(person);
}

/** What staff set of a person, and their further addresses; what is left out stays as it is. */
export type PersonChange = SetDetails & { otherEmails?: readonly string[] | undefined };

/** Corrects a person: what staff set stays, whatever a form says later. */
export async function changePerson(
  context: Context,
  id: string,
  { otherEmails, ...details }: PersonChange,
): Promise<Result<null, ChangeRefusal | 'belongs_to_another'>> {
  const at = toInstant(context.clock());
  return transact(context, async (trx) => {
    const person = await takePerson(trx, id);
    if (!person.ok) return person;
    // First, because a refusal must leave everything as it was.
    const emails =
      otherEmails && (await setOtherEmails(trx, person.value, { emails: otherEmails, at }));
    if (emails && !emails.ok) return emails;
    const set = await setDetails(trx, person.value, { details, at });
    const changed = [...set, ...(emails?.value ? ['otherEmails'] : [])];
    if (changed.length === 0) return accept(null);
    await recordChange(context, trx, {
      action: 'person.change',
      subject: { kind: 'person', id },
      after: { fields: changed },
    });
    return accept(null);
  });
}

/** Leaves a person as they are: what a form says otherwise is not shown again. */
export async function leaveDetail(
  context: Context,
  personId: string,
  { field, value }: { field: DetailField; value: string },
): Promise<Result<null, ChangeRefusal>> {
  const at = toInstant(context.clock());
  return transact(context, async (trx) => {
    const person = await takePerson(trx, personId);
    if (!person.ok) return person;
    await insertLeftDetail(trx, { personId, field, value, at });
    await recordChange(context, trx, {
      action: 'person.leave',
      subject: { kind: 'person', id: personId },
      after: { field },
    });
    return accept(null);
  });
}
