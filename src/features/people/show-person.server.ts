import type { Context } from '#platform/context/context.server.ts';
import type { Scope } from '#platform/permissions/permissions.ts';
import { listUndoableMerges, undoableSince } from './merge/merges.repository.server.ts';
import type { PersonView } from './people.schema.ts';
import { getVisiblePerson } from './people-list.repository.server.ts';
import { listTimeline } from './timeline.repository.server.ts';

/** Returns a person with a part of the timeline, or null if the role sees no such person. */
export async function showPerson(
  { database, clock }: Context,
  id: string,
  { scope, ...page }: { scope: Scope; limit: number; offset: number },
): Promise<PersonView | null> {
  return database.read(async (db) => {
    const person = await getVisiblePerson(db, id, scope);
    if (!person) return null;
    const { emailKey: _emailKey, ...shown } = person;
    const merges = await listUndoableMerges(db, id, undoableSince(clock()));
    return { ...shown, merges, entries: await listTimeline(db, id, page) };
  });
}
