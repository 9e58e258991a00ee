import type { Clock } from '#core/clock.ts';
import { zonedInstant } from '#core/zoned-instant.ts';
import { readClock } from '#core/zoned-time.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { inChunks } from './in-chunks.ts';
import { sampleOffer } from './seed/offer.ts';
import { sampleRows } from './seed-rows.ts';

const zone = 'Europe/Lisbon';
const dayMilliseconds = 86_400_000;

/** Returns the last second of the day in Lisbon that is `days` after `now`, as a UTC instant. */
export function endOfLisbonDay(now: Date, days: number): string {
  const today = Date.parse(readClock(now, zone).day);
  const last = new Date(today + days * dayMilliseconds).toISOString().slice(0, 10);
  return zonedInstant(last, '23:59:59', zone);
}

async function insertSamples(trx: Queryable, now: Date): Promise<void> {
  const rows = sampleRows(endOfLisbonDay(now, sampleOffer.daysFromSeeding));
  for (const table of Object.keys(rows) as (keyof typeof rows)[])
    await inChunks<object>(rows[table], (chunk) =>
      // `sampleRows` checks the rows against their tables; a union of tables cannot be typed here.
      trx
        .insertInto(table)
        .values(chunk as never)
        .execute(),
    );
}

/**
 * Inserts the sample content into a database that has never been seeded, that is, has no company row.
 * Content that an owner deletes therefore stays deleted. Returns whether it inserted any.
 */
export async function seedIfEmpty(database: Database, clock: Clock): Promise<boolean> {
  return database.transaction(async (trx) => {
    await database.lock(trx, 'seed');
    const seeded = await trx.selectFrom('company').select('id').executeTakeFirst();
    if (seeded) return false;
    await insertSamples(trx, clock());
    return true;
  });
}
