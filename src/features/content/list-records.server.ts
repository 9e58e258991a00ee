import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SortDirection } from '#core/sort-direction.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { containsEach, orderOfNames } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentList } from './content.schema.ts';
import { twinName } from './content.ts';
import type { RecordSort } from './content-list.ts';
import { type ContentState, contentState, contentStates } from './content-state.ts';
import type { ContentKind, PublicTable } from './kinds/content-kind.server.ts';
import { listFixedRecords } from './list-fixed-records.server.ts';
import {
  countRecordsWith,
  type Finding,
  hasFinding,
  listFindings,
} from './translations/translations.repository.server.ts';

/** Which records of a kind are listed, and in which order. */
export type RecordFilter = {
  state: ContentState | null;
  /** Only records with a Portuguese text that is missing or stale. */
  twins: Finding | null;
  /** Only what is public. */
  isLive: boolean;
  q: string;
  sort: RecordSort;
  direction: SortDirection;
  /** The language in which the titles are shown. */
  language: Language;
  limit: number;
  offset: number;
};

/** What each state asks of a row of `selectAll`. */
const stateConditions: Record<ContentState, ReturnType<typeof sql<SqlBool>>> = {
  scheduled: sql`publish_at is not null`,
  edited: sql`publish_at is null and is_live = 1 and has_draft = 1`,
  public: sql`publish_at is null and is_live = 1 and has_draft = 0`,
  withdrawn: sql`publish_at is null and is_live = 0 and was_public = 1`,
  draft: sql`publish_at is null and is_live = 0 and was_public = 0`,
};

type Row = {
  id: string;
  revision: number;
  title: string;
  titlePt: string;
  isLive: number;
  hasDraft: number;
  wasPublic: number;
  publishAt: string | null;
  scheduleFailure: string | null;
  updatedAt: string | null;
  changedAt: string | null;
};

/** What each order sorts by; the state in the order of its tabs. */
const orders: Record<Exclude<RecordSort, 'title'>, RawBuilder<unknown>> = {
  changed: sql`coalesce(changed_at, '1970-01-01T00:00:00.000Z')`,
  state: sql`case ${sql.join(
    contentStates.map((state, place) => sql`when ${stateConditions[state]} then ${sql.lit(place)}`),
    sql` `,
  )} end`,
};

// Public rows that were never edited have no record, and drafts no public row.
function selectAll({ name, titleField }: ContentKind, live: PublicTable) {
  const { table, id, title, titlePt, createdAt, rows } = live;
  const draftTitlePt = sql`record.draft ->> ${sql.lit(twinName(titleField))}`;
  const titles = [draftTitlePt, ...(titlePt ? [sql.ref(`live.${titlePt}`)] : []), sql`''`];
  const instants = ['record.updated_at', ...(createdAt ? [`live.${createdAt}`] : [])];
  return sql`select coalesce(record.id, live.${sql.ref(id)}) as id,
    coalesce(record.title, live.${sql.ref(title)}) as title,
    coalesce(${sql.join(titles)}) as title_pt,
    case when live.${sql.ref(id)} is null then 0 else 1 end as is_live,
    case when record.draft is null then 0 else 1 end as has_draft,
    case when record.was_public then 1 else 0 end as was_public,
    coalesce(record.revision, 0) as revision, record.publish_at, record.schedule_failure, record.updated_at,
    coalesce(${sql.join([...instants.map((name) => sql.ref(name)), sql`null`])}) as changed_at
    from (select * from content_records where kind = ${name}) as record
    full outer join ${rows ?? sql.table(table)} as live on live.${sql.ref(id)} = record.id`;
}

function matching(q: string) {
  if (q === '') return sql`1 = 1`;
  return containsEach(sql`title || ' ' || title_pt`, q);
}

async function countStates(
  db: Queryable,
  all: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
) {
  const { rows } = await sql<Record<ContentState, number>>`select ${sql.join(
    Object.entries(stateConditions).map(
      ([state, condition]) =>
        sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0) as ${sql.ref(state)}`,
    ),
  )} from (${all}) as records where ${condition}`.execute(db);
  const [counts] = rows;
  return Object.fromEntries(
    Object.entries(counts ?? {}).map(([state, count]) => [state, Number(count)]),
  ) as Record<ContentState, number>;
}

/** The title as `titleIn` shows it. */
function shownTitle(language: Language) {
  const [own, other] =
    language === 'pt' ? [sql`title_pt`, sql`title`] : [sql`title`, sql`title_pt`];
  return sql`coalesce(nullif(${own}, ''), ${other})`;
}

/** Returns the records of a kind with the counts of every state. */
export async function listRecords(
  { database }: Context,
  kind: ContentKind,
  { state, twins, isLive, q, sort, direction, language, limit, offset }: RecordFilter,
): Promise<ContentList> {
  return database.read(async (db) => {
    if (kind.public === null) return listFixedRecords(db, kind, { state, twins, q });
    const all = selectAll(kind, kind.public);
    const found = twins === null ? sql`1 = 1` : await hasFinding(db, kind, twins);
    const shown = sql`${matching(q)} and ${found} ${isLive ? sql`and is_live = 1` : sql``}`;
    const condition = state === null ? sql`1 = 1` : stateConditions[state];
    const byTitle = orderOfNames(database.engine, shownTitle(language));
    const order = sort === 'title' ? byTitle : orders[sort];
    // Few records changed in the same instant; folding the titles of all would cost more than it orders.
    const rest = sort === 'changed' ? sql`lower(${shownTitle(language)})` : byTitle;
    const { rows } = await sql<Row>`select * from (${all}) as records
      where ${shown} and ${condition}
      order by ${order} ${sql.raw(direction)}, ${rest}, id
      limit ${limit} offset ${offset}`.execute(db);
    const counts = await countStates(db, all, shown);
    const { missing, stale } = await countRecordsWith(db, kind);
    const findings = await listFindings(
      db,
      kind,
      rows.map(({ id }) => id),
    );
    return {
      counts,
      twins: { missing, stale },
      total: state === null ? Object.values(counts).reduce((a, b) => a + b, 0) : counts[state],
      records: rows.map(({ isLive, hasDraft, wasPublic, ...row }) => ({
        ...row,
        twin: findings.get(row.id) ?? null,
        state: contentState({
          isLive: isLive === 1,
          hasDraft: hasDraft === 1,
          isScheduled: row.publishAt !== null,
          wasPublic: wasPublic === 1,
        }),
      })),
    };
  });
}
