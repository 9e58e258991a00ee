import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { homeFields } from './home.content.ts';
import type { Home } from './home.schema.ts';
import { homeSeed } from './home-seed.server.ts';

const records = seededRecords('home', { home: homeSeed });

/** What the owner says on the home page: one record. */
export const homeKind = defineKind({
  name: 'home',
  fields: homeFields,
  titleField: 'title',
  ...records.ofKind,
});

export async function readHome(db: Queryable): Promise<Home> {
  return (await records.readAll(db)).get('home') as Home;
}
