import { type Field, twinName } from '#features/content/content.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { checkValues } from '../check-values.server.ts';
import {
  type Incoming,
  type IncomingRecord,
  recordIdPattern,
  UnreadableFile,
} from '../incoming.ts';
import { foreignId } from '../posts/post-record.server.ts';
import { readCell } from './read-cell.ts';

type Row = { line: number; cells: string[] };

/** Columns beside those of the fields. */
const own = ['id', 'state'];

function fieldsByColumn({ fields }: ContentKind): Map<string, Field> {
  return new Map(
    fields.flatMap((field): [string, Field][] => [
      [field.name, field],
      ...(field.twin ? [[twinName(field.name), field] as [string, Field]] : []),
    ]),
  );
}

/** The kind that has most of the columns; among several the one of which most that it needs is there. */
function findKind(kinds: readonly ContentKind[], columns: readonly string[]): ContentKind | null {
  const scored = kinds.map((kind) => {
    const names = fieldsByColumn(kind);
    const hits = columns.filter((column) => names.has(column)).length;
    const needed = kind.required.filter((name) => columns.includes(name)).length;
    return { kind, hits, score: hits + needed / (kind.required.length + 1) };
  });
  scored.sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.hits > 0 ? best.kind : null;
}

async function parseRows(text: string): Promise<Row[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  const [head = ''] = text.split('\n', 1);
  const delimiter = head.split(';').length > head.split(',').length ? ';' : ',';
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, column } = error as unknown as { lines?: number; column?: string | number };
    const place = column === undefined ? `${lines ?? ''}` : `${lines ?? ''}:${column}`;
    throw new UnreadableFile('invalid_csv', place, error.message);
  }
}

function keyOf(kind: ContentKind, cells: ReadonlyMap<string, string>): string {
  return cells.get('slug') || cells.get(kind.titleField) || '';
}

function toRecord(
  kind: ContentKind,
  columns: readonly string[],
  { line, cells }: Row,
): IncomingRecord {
  const fields = fieldsByColumn(kind);
  const given = new Map(columns.map((column, at) => [column, cells[at] ?? '']));
  const values = Object.fromEntries(
    [...given].flatMap(([column, cell]) => {
      const field = fields.get(column);
      const value = field ? readCell(field, cell) : undefined;
      return value === undefined ? [] : [[column, value]];
    }),
  );
  const { values: checked, problems } = checkValues(kind, values);
  const state = (given.get('state') ?? '').trim() || 'draft';
  const isPublic = state === 'public';
  if (!isPublic && state !== 'draft') problems.push({ field: 'state', code: 'invalid_choice' });
  if (cells.length > columns.length) problems.push({ field: '', code: 'too_many_cells' });
  const id = (given.get('id') ?? '').trim();
  if (id !== '' && !recordIdPattern.test(id)) problems.push({ field: 'id', code: 'invalid_id' });
  return {
    where: String(line),
    kind: kind.name,
    problems,
    id: id || foreignId(`csv:${kind.name}:${keyOf(kind, given)}`),
    live: isPublic ? checked : null,
    draft: isPublic ? null : checked,
    fieldTimes: null,
    wasPublic: isPublic,
    publishAt: null,
    oldPaths: [],
  };
}

/** A second row of the same record would silently replace the first. */
function refuseRepeated(records: readonly IncomingRecord[]): IncomingRecord[] {
  const first = new Set<string>();
  return records.map((record) => {
    const isRepeated = first.has(record.id);
    first.add(record.id);
    if (!isRepeated) return record;
    return { ...record, problems: [...record.problems, { field: 'id', code: 'repeated' }] };
  });
}

/**
 * Reads a table whose header names the fields of a kind, separated by commas or semicolons; which
 * kind follows from the columns. Columns `id` and `state` (`draft`, `public`) are optional.
 */
export async function readCsv(text: string, kinds: readonly ContentKind[]): Promise<Incoming> {
  const [header, ...rows] = await parseRows(text);
  const columns = (header?.cells ?? []).map((cell) => cell.trim());
  const kind = findKind(kinds, columns);
  if (!header || !kind) throw new UnreadableFile('unknown_format');
  const names = fieldsByColumn(kind);
  const unknown = columns.find((column) => !own.includes(column) && !names.has(column));
  if (unknown !== undefined)
    throw new UnreadableFile('unknown_column', unknown, `${kind.name}: ${[...names.keys()]}`);
  const repeated = columns.find((column, at) => columns.indexOf(column) !== at);
  if (repeated !== undefined) throw new UnreadableFile('repeated_column', repeated);
  if (rows.length === 0) throw new UnreadableFile('nothing_in_it');
  const records = refuseRepeated(rows.map((row) => toRecord(kind, columns, row)));
  return { format: 'csv', records, redirects: [], findings: [] };
}
