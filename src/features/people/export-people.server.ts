import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Sought } from '#platform/database/contains.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { momentCell } from '#platform/owner/owner-clock.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import type { Scope } from '#platform/permissions/permissions.ts';
import { listPeople } from './people-list.repository.server.ts';
import type { PeopleView } from './standing/standing.ts';

const mostRows = 10_000;

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'language',
  'state',
  'knownSince',
].concat('lastWord', 'lastWordBy', 'waitsSince', 'paysLate', 'nextCall');

/** Returns the people of a view with where they stand, as a table; that it was read is in the log. */
export async function exportPeople(
  context: StaffContext,
  view: PeopleView & Sought & { scope: Scope },
): Promise<OwnerTable> {
  const page = { limit: mostRows, offset: 0, now: toInstant(context.clock()) };
  const people = await context.database.read((db) => listPeople(db, view, page));
  await transact(context, (trx) =>
    recordChange(context, trx, {
      action: 'people.export',
      subject: { kind: 'people', id: null },
      after: { filter: view.filter, people: people.length },
    }),
  );
  const moment = (at: string | null | undefined) => (at ? momentCell(at) : null);
  const rows = people.map((one) => [
    ...[one.id, one.name, one.email, one.phone, one.company, one.language, one.state],
    moment(one.createdAt),
    moment(one.lastWord?.at),
    one.lastWord?.by ?? null,
    moment(one.waitsSince),
    one.paysLate ? 'yes' : 'no',
    moment(one.next?.at),
  ]);
  return { columns, rows, empty: '' };
}
