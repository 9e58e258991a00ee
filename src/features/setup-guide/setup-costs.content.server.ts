import { refuse } from '#core/result.ts';
import type { ContentValues } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { startPath } from '#site/pages/start/start.path.ts';
import { setupCostFields } from './setup-costs.content.ts';
import { setupCostSeeds } from './setup-costs-seed.server.ts';
import type { SetupCost } from './setup-guide.ts';

const records = seededRecords('setup-costs', setupCostSeeds);

const ranges = [
  ['costFrom', 'costTo'],
  ['daysFrom', 'daysTo'],
] as const;

/** Returns the field that is no whole number, or that is below the beginning of its range. */
function findWrong(values: ContentValues): string | null {
  const numberOf = (name: string) =>
    /^\d+$/.test(String(values[name])) ? Number(values[name]) : -1;
  for (const [from, to] of ranges) {
    if (numberOf(from) < 0) return from;
    if (numberOf(to) < numberOf(from)) return to;
  }
  return null;
}

/** What the steps of setting up cost and take, as the guide for founders shows it. */
export const setupCostKind = defineKind({
  name: 'setup-costs',
  fields: setupCostFields,
  titleField: 'title',
  addressOf: () => startPath.href(),
  ...records.ofKind,
  async write(trx, record) {
    const whole = await records.ofKind.asStored(trx, record.values, record.id);
    const field = findWrong(whole);
    if (field !== null) return refuse({ field, code: 'invalid_number' });
    return records.ofKind.write(trx, record);
  },
});

/** Returns what every step costs and takes, in the order in which they are done. */
export async function listSetupCosts(db: Queryable): Promise<SetupCost[]> {
  return Array.from(await records.readAll(db), ([id, values]) => {
    const { costFrom, costTo, daysFrom, daysTo, ...texts } = values;
    const numbers = { costFrom, costTo, daysFrom, daysTo };
    const read = Object.entries(numbers).map(([name, text]) => [name, Number(text)]);
    return { id, ...texts, ...Object.fromEntries(read) } as SetupCost;
  });
}
