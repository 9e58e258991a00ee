import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { twinName } from '../content.ts';
import { checkTwins } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { countTwinsOf, type Finding, listTwinIds } from './translations.repository.server.ts';
import type { Translations } from './translations.schema.ts';

type Filter = { kind: string | null; finding: Finding | null; limit: number; offset: number };
type Row = Translations['records'][number];

async function describeTwins(
  db: Queryable,
  kind: ContentKind,
  id: string,
  findings: readonly Finding[],
): Promise<Row[]> {
  const record = await loadRecord(db, kind, id);
  if (record === null) return [];
  const twins = checkTwins(record.values, record.fieldTimes, kind.twins).filter(({ finding }) =>
    findings.includes(finding),
  );
  if (twins.length === 0) return [];
  const titlePt = String(record.values[twinName(kind.titleField)] ?? '');
  return [{ kind: kind.name, id, title: record.title, titlePt, twins }];
}

/** Returns the Portuguese texts of every kind that are missing or stale, a page of records at a time. */
export async function listTranslations(
  { database }: Context,
  kinds: readonly ContentKind[],
  { kind: wanted, finding, limit, offset }: Filter,
): Promise<Translations> {
  const findings: readonly Finding[] = finding === null ? ['missing', 'stale'] : [finding];
  return database.read(async (db) => {
    const counts: Translations['counts'] = [];
    const records: Row[] = [];
    let [total, skipped, left] = [0, offset, limit];
    for (const kind of kinds) {
      const count = await countTwinsOf(db, kind, findings);
      counts.push({ kind: kind.name, ...count });
      if (wanted !== null && wanted !== kind.name) continue;
      total += count.records;
      const page = { findings, limit: left, offset: skipped };
      const ids = left > 0 && skipped < count.records ? await listTwinIds(db, kind, page) : [];
      skipped = Math.max(0, skipped - count.records);
      left -= ids.length;
      for (const id of ids) records.push(...(await describeTwins(db, kind, id, findings)));
    }
    return { counts, total, records };
  });
}
