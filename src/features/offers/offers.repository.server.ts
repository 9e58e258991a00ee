import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import type { Offer } from './offers.ts';

const selectCurrent = prepareRead((db, { now }: Placeholders<{ now: string }>) =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('endsAt', '>', now)
    .orderBy('endsAt', 'desc')
    .orderBy('id')
    .limit(1),
);

/** Returns the offer that ends last among those ending after `now` (a UTC instant), or null. */
export async function getCurrentOffer(db: Queryable, now: string): Promise<Offer | null> {
  const [row] = await selectCurrent(db, { now });
  return row ? omitNulls(row) : null;
}

/** Returns whether there is such a package on the site. */
export async function isPackage(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('servicePackages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
