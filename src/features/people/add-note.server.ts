import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { getPerson, insertNote } from './people.repository.server.ts';

/** Adds a note about a person. Returns its id, or null if there is no such person. */
export async function addNote(
  context: StaffContext,
  personId: string,
  text: string,
): Promise<string | null> {
  const id = newId();
  return transact(context, async (trx) => {
    const person = await getPerson(trx, personId);
    if (!person || person.erasedAt !== null) return null;
    const createdAt = toInstant(context.clock());
    await insertNote(trx, { id, personId, authorId: context.actor.personId, text, createdAt });
    const subject = { kind: 'person', id: personId };
    await recordChange(context, trx, { action: 'person.note', subject, after: { note: id } });
    return id;
  });
}
