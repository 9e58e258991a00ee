import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Scope } from '#platform/permissions/permissions.ts';
import { countClientLinks } from './client-links.server.ts';
import { listDifferences } from './details/list-differences.server.ts';
import { listOtherEmails } from './details/other-emails.server.ts';
import { listUndoableMerges, undoableSince } from './merge/merges.repository.server.ts';
import { listKeptPapers } from './open-work.repository.server.ts';
import type { PersonView } from './people.schema.ts';
import { getVisiblePerson } from './people-list.repository.server.ts';
import {
  getNewsletterStatus,
  getWaitingConversation,
  listPaidBy,
} from './person-summary.repository.server.ts';
import { workOutStandings } from './standing/standing.repository.server.ts';
import { countTimeline, listTimeline } from './timeline/timeline.repository.server.ts';
import { countByFilter, listedKinds, type TimelineFilter } from './timeline/timeline.ts';

type Asked = { scope: Scope; filter: TimelineFilter | null; limit: number; offset: number };

/** What a role that reads the conversations is told of a person; nobody else is. */
async function summarize(db: Queryable, id: string, scope: Scope) {
  if (scope !== 'all') return { newsletter: null, waiting: null };
  return {
    newsletter: await getNewsletterStatus(db, id),
    waiting: await getWaitingConversation(db, id),
  };
}

/** Returns a person with a part of the timeline, or null if the role sees no such person. */
export async function showPerson(
  { database, clock }: Context,
  id: string,
  { scope, filter, ...page }: Asked,
): Promise<PersonView | null> {
  return database.read(async (db) => {
    const person = await getVisiblePerson(db, id, scope);
    if (!person) return null;
    const { emailKey: _emailKey, staffFields: _staffFields, ...shown } = person;
    const [standing] = await workOutStandings(db, [id]);
    return {
      ...shown,
      state: standing?.state ?? null,
      paysLate: (standing?.lateOrders ?? 0) > 0,
      otherEmails: (await listOtherEmails(db, id)).map((other) => other.email),
      openLinks: await countClientLinks(db, id, toInstant(clock())),
      differences: scope === 'all' ? await listDifferences(db, person) : [],
      ...(await summarize(db, id, scope)),
      paid: await listPaidBy(db, id),
      merges: await listUndoableMerges(db, id, undoableSince(clock())),
      keptPapers: scope === 'all' ? await listKeptPapers(db, id) : [],
      counts: countByFilter(await countTimeline(db, id, listedKinds(scope, null))),
      entries: await listTimeline(db, id, { ...page, kinds: listedKinds(scope, filter) }),
    };
  });
}
