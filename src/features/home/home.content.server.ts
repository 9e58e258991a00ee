import { refuse } from '#core/result.ts';
import type { ContentValues } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { homeFields } from './home.content.ts';
import type { Home } from './home.schema.ts';
import { homeSeed } from './home-seed.server.ts';

const records = seededRecords('home', { home: homeSeed });

const mostCosts = 52;

/** Whether a list can be drawn: two amounts at least, above zero. None is the seed's. */
function areCosts(costs: ContentValues[string] | undefined): boolean {
  if (!Array.isArray(costs) || costs.length === 0) return true;
  const isAmount = (text: unknown) =>
    typeof text === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0;
  return costs.length >= 2 && costs.length <= mostCosts && costs.every(isAmount);
}

/** What the owner says on the home page: one record. */
export const homeKind = defineKind({
  name: 'home',
  fields: homeFields,
  titleField: 'title',
  ...records.ofKind,
  async write(trx, record) {
    const { costs } = record.values;
    if (!areCosts(costs)) return refuse({ field: 'costs', code: 'invalid_numbers' });
    return records.ofKind.write(trx, record);
  },
});

type HomeValues = Omit<Home, 'costs'> & { costs: string[] };

export async function readHome(db: Queryable): Promise<Home> {
  const { costs, ...texts } = (await records.readAll(db)).get('home') as HomeValues;
  return { ...texts, costs: costs.map(Number) };
}
