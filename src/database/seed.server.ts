import type { Clock } from '#core/clock.ts';
import { readClock, zonedInstant } from '#core/zoned-time.ts';
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

type SampleTable = keyof Awaited<ReturnType<typeof sampleRows>>;

/** What every page needs; the rest is samples. */
const structure: readonly SampleTable[] = ['company'];

/** Parts of fixed records that are samples, by the flags that show them. */
const hiddenParts = ['offerShown', 'costsShown'].map((name) => ({
  kind: 'home',
  id: 'home',
  name,
  value: 'false',
}));

type SeedOptions = {
  /** Whether to insert the samples, or only what every page needs. */
  samples?: boolean;
};

async function insertRows(trx: Queryable, now: Date, samples: boolean): Promise<void> {
  const rows = await sampleRows(endOfLisbonDay(now, sampleOffer.daysFromSeeding));
  const tables = Object.keys(rows) as SampleTable[];
  for (const table of samples ? tables : structure)
    await inChunks<object>(rows[table], (chunk) =>
      // `sampleRows` checks the rows against their tables; a union of tables cannot be typed here.
      trx
        .insertInto(table)
        .values(chunk as never)
        .execute(),
    );
  if (!samples) await trx.insertInto('siteTexts').values(hiddenParts).execute();
}

/**
 * Inserts the sample content into a database that has never been seeded, that is, has no company row.
 * Content that an owner deletes therefore stays deleted. Returns whether it inserted any.
 */
export async function seedIfEmpty(
  database: Database,
  clock: Clock,
  { samples = true }: SeedOptions = {},
): Promise<boolean> {
  return database.transaction(async (trx) => {
    await database.lock(trx, 'seed');
    const seeded = await trx.selectFrom('company').select('id').executeTakeFirst();
    if (seeded) return false;
    await insertRows(trx, clock(), samples);
    return true;
  });
}
