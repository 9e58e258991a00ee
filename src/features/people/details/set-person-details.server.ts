import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getPerson, lockPeople } from '../people.repository.server.ts';
import type { SetDetails } from './details.ts';
import { setDetails } from './set-details.server.ts';

/** Sets what staff know of a person, as a part of another change, such as taking them on the staff. */
export async function setPersonDetails(
  { clock }: Context,
  trx: Queryable,
  id: string,
  details: SetDetails,
): Promise<void> {
  await lockPeople(trx, [id]);
  const person = await getPerson(trx, id);
  if (person) await setDetails(trx, person, { details, at: toInstant(clock()) });
}
