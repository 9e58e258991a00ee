import { searchText, searchWords } from '#core/search-text.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentList } from './content.schema.ts';
import { twinName } from './content.ts';
import {
  type ContentState,
  checkTwins,
  contentState,
  contentStates,
  type TwinFinding,
} from './content-state.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import { loadRecord } from './load-record.server.ts';

type Finding = TwinFinding['finding'];
type Filter = { state: ContentState | null; twins: Finding | null; q: string };
type Listed = Omit<ContentList['records'][number], 'twin'> & { findings: ReadonlySet<Finding> };

function firstOf(findings: ReadonlySet<Finding>): Finding | null {
  if (findings.has('missing')) return 'missing';
  return findings.has('stale') ? 'stale' : null;
}

async function listAll(db: Queryable, kind: ContentKind): Promise<Listed[]> {
  const ids = kind.fixed?.ids ?? [];
  const records = await Promise.all(
    ids.map(async (id) => ({ id, of: await loadRecord(db, kind, id) })),
  );
  return records.flatMap(({ id, of }) => {
    if (of === null) return [];
    const { title, publishAt, scheduleFailure, live, draft, wasPublic } = of;
    const parts = { isLive: live !== null, hasDraft: draft !== null, wasPublic };
    const state = contentState({ ...parts, isScheduled: publishAt !== null });
    const found = checkTwins(of.values, of.fieldTimes, kind.twins);
    const findings = new Set(found.map(({ finding }) => finding));
    const updatedAt = of.updatedAt || null;
    const titlePt = String(of.values[twinName(kind.titleField)] ?? '');
    return [
      {
        id,
        revision: of.revision,
        title,
        titlePt,
        state,
        publishAt,
        scheduleFailure,
        updatedAt,
        changedAt: updatedAt,
        findings,
      },
    ];
  });
}

/** Returns the records of a kind that has always the same ones, in its order. They are few: no pages. */
export async function listFixedRecords(
  db: Queryable,
  kind: ContentKind,
  { state, twins, q }: Filter,
): Promise<ContentList> {
  const all = await listAll(db, kind);
  const countOf = (finding: Finding) => all.filter((one) => one.findings.has(finding)).length;
  const words = searchWords(q);
  const isFound = (text: string) => words.every((word) => text.includes(word));
  const found = all.filter(
    ({ title, titlePt, findings }) =>
      isFound(searchText(title, titlePt)) && (twins === null || findings.has(twins)),
  );
  const counts = Object.fromEntries(
    contentStates.map((name) => [name, found.filter((one) => one.state === name).length]),
  ) as ContentList['counts'];
  const records = found
    .filter((one) => state === null || one.state === state)
    .map(({ findings, ...record }) => ({ ...record, twin: firstOf(findings) }));
  const twinCounts = { missing: countOf('missing'), stale: countOf('stale') };
  return { total: records.length, counts, twins: twinCounts, records };
}
