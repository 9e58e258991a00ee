import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { accept, type Result, refuse } from '#core/result.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { placeRecord } from '#features/content/publishing/place-record.server.ts';
import { withPreparedTexts } from '#features/content/text/prepared-texts.server.ts';
import { textsToParse } from '#features/content/text/texts-to-parse.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { Incoming, IncomingRecord, Problem } from './incoming.ts';
import { placeOrders } from './place-orders.server.ts';
import { placeRedirects } from './place-redirects.server.ts';
import { type ReportedRecord, type TransferReport, transferOutcomes } from './transfer.schema.ts';

/** After so many records, what needs no database has a turn. */
const recordsPerTurn = 20;

/** What an import does to the content; the files are `importFile`'s. */
export type ContentReport = Omit<TransferReport, 'files'>;

export type ImportOptions = {
  isDryRun: boolean;
  /** Leaves alone what is here already. */
  onlyNew: boolean;
  /** The `plan` of the dry run that was confirmed. */
  plan: string | null;
};

/** Ends a transaction without a commit. */
class Undone extends Error {
  readonly report: ContentReport;
  constructor(report: ContentReport) {
    super('The transaction was only to find out');
    this.report = report;
  }
}

function reportOf(
  kind: ContentKind | undefined,
  { where, id, live, draft, publishAt, ...record }: IncomingRecord,
  result: Pick<ReportedRecord, 'outcome' | 'fields' | 'problems'>,
): ReportedRecord {
  const title = String((draft ?? live)?.[kind?.titleField ?? ''] ?? '');
  const state = live ? 'public' : publishAt ? 'scheduled' : 'draft';
  return { where, kind: record.kind, id, title, state, ...result };
}

function refused(problems: readonly Problem[]) {
  return { outcome: 'refused' as const, fields: [], problems: [...problems] };
}

/** Returns the records of kinds to which others refer before the others. */
function referencedFirst(
  kinds: ReadonlyMap<string, ContentKind>,
  records: readonly IncomingRecord[],
): IncomingRecord[] {
  // A list of another kind's words has its name, such as the `tags` of a post.
  const fields = [...kinds.values()].flatMap((kind) => kind.fields);
  const referenced = new Set(
    fields.map((field) => (field.type === 'reference' ? field.to : field.name)),
  );
  const { first = [], rest = [] } = Object.groupBy(records, ({ kind }) =>
    referenced.has(kind) ? 'first' : 'rest',
  );
  return [...first, ...rest];
}

/**
 * Places the records, those to which others refer first. Those that are refused follow once more after the
 * others, because one may refer to another that stands behind it.
 */
async function placeAll(
  context: Context,
  trx: Queryable,
  kinds: ReadonlyMap<string, ContentKind>,
  { records, onlyNew }: { records: readonly IncomingRecord[]; onlyNew: boolean },
): Promise<ReportedRecord[]> {
  const results = new Map<IncomingRecord, ReportedRecord>();
  let waiting = referencedFirst(kinds, records);
  let before = waiting.length + 1;
  while (waiting.length > 0 && waiting.length < before) {
    before = waiting.length;
    const again: IncomingRecord[] = [];
    for (const [at, record] of waiting.entries()) {
      if (at % recordsPerTurn === 0) await setImmediate();
      const kind = kinds.get(record.kind);
      if (!kind || record.problems.length > 0) {
        results.set(record, reportOf(kind, record, refused(record.problems)));
        continue;
      }
      const placed = await placeRecord(context, trx, kind, { ...record, onlyNew });
      if (!placed.ok) again.push(record);
      const result = placed.ok ? { ...placed.value, problems: [] } : refused(placed.refusal);
      results.set(record, reportOf(kind, record, result));
    }
    waiting = again;
  }
  return records.flatMap((record) => results.get(record) ?? []);
}

function countOutcomes(records: readonly ReportedRecord[]) {
  const count = (outcome: string) => records.filter((one) => one.outcome === outcome).length;
  return Object.fromEntries(
    transferOutcomes.map((outcome) => [outcome, count(outcome)]),
  ) as TransferReport['counts'];
}

/**
 * Imports a file in one transaction, without the records that are refused; texts are parsed before it. A dry run is the same
 * transaction without its commit, so that it knows what no comparison does, such as a taken address.
 */
export async function importContent(
  context: Context,
  kinds: readonly ContentKind[],
  incoming: Incoming,
  { isDryRun, onlyNew, plan: expected }: ImportOptions,
): Promise<Result<ContentReport, { code: 'plan_changed'; report: ContentReport }>> {
  const { format, findings } = incoming;
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  try {
    const texts = await textsToParse(context, byName, incoming.records);
    const write = async (trx: Queryable) => {
      const placing = { records: incoming.records, onlyNew };
      const records = await placeAll(context, trx, byName, placing);
      const moved = await placeRedirects(context, trx, byName, { ...incoming, placed: records });
      const counts = countOutcomes(records);
      const { refused: refusals, ...redirects } = moved;
      const orders = onlyNew
        ? []
        : await placeOrders(trx, byName, { ...incoming, placed: records });
      const told = { records, redirects, findings: [...findings, ...refusals, ...orders] };
      const plan = createHash('sha256').update(JSON.stringify(told)).digest('base64url');
      const made = { format, isDryRun, plan, counts, ...told };
      if (isDryRun || (expected !== null && expected !== plan)) throw new Undone(made);
      await recordChange(context, trx, {
        action: 'content.import',
        subject: { kind: 'content', id: null },
        after: { format, ...counts, redirects: redirects.new },
      });
      return made;
    };
    return accept(await withPreparedTexts(texts, () => transact(context, write)));
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return isDryRun ? accept(error.report) : refuse({ code: 'plan_changed', report: error.report });
  }
}
