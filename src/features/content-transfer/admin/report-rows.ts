import type { TransferOutcome, TransferReport } from '../transfer.schema.ts';

export type RowFilter = 'all' | TransferOutcome | 'notes';

type Row =
  | { key: string; record: TransferReport['records'][number] }
  | { key: string; finding: TransferReport['findings'][number] };

/** What needs a person comes first. */
const order: readonly TransferOutcome[] = ['refused', 'new', 'changed', 'kept', 'unchanged'];

/** Returns the filters that have rows, with how many. */
export function filtersOf({ counts, records, findings }: TransferReport) {
  const filters: [RowFilter, number][] = [
    ['all', records.length + findings.length],
    ...order.map((outcome): [RowFilter, number] => [outcome, counts[outcome] ?? 0]),
    ['notes', findings.length],
  ];
  return filters.filter(([name, count]) => count > 0 || name === 'all');
}

/** Returns the rows that a filter shows: what is refused, the notes, then the rest. */
export function rowsOf({ records, findings }: TransferReport, filter: RowFilter): Row[] {
  const rows = records
    .map((record, at): Row & { record: typeof record } => ({ key: `record ${at}`, record }))
    .filter(({ record }) => filter === 'all' || record.outcome === filter)
    .sort((a, b) => order.indexOf(a.record.outcome) - order.indexOf(b.record.outcome));
  const notes = findings.map((finding, at): Row => ({ key: `note ${at}`, finding }));
  if (filter === 'notes') return notes;
  const refused = rows.filter(({ record }) => record.outcome === 'refused');
  const others = rows.filter(({ record }) => record.outcome !== 'refused');
  return [...refused, ...(filter === 'all' ? notes : []), ...others];
}
