import type { DecodedText } from '#core/decode-text.server.ts';
import { type DateOrder, orderShownBy, readDate } from '#core/written-date.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { checkValues } from '../check-values.server.ts';
import {
  type Finding,
  type Incoming,
  type IncomingRecord,
  recordIdPattern,
  UnreadableFile,
} from '../incoming.ts';
import { foreignId } from '../posts/post-record.server.ts';
import { type Column, columnsOf, foldName } from './find-columns.ts';
import { readCell } from './read-cell.ts';

type Row = { line: number; cells: string[] };

/** The columns of a table as a kind knows them, in its order; null for one that it does not know. */
type Header = { kind: ContentKind; columns: (Column | null)[] };

const separators = [';', '\t', ','] as const;

/** What Excel writes above a table, and reads, to name its separator. */
const separatorLine = /^\ufeff?"?sep=(.)"?(?:\r\n?|\n)/i;

/** The separator that the first line with anything in it has most of, outside of quotes. */
function findSeparator(text: string): string {
  const head = text.split(/[\r\n]+/).find((line) => /[^\s;,]/.test(line)) ?? '';
  const bare = head.replace(/"[^"]*"/g, '');
  const counted = separators.map((separator) => ({
    separator,
    count: bare.split(separator).length,
  }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

/** Whether a row has nothing in it, as Excel saves rows that were once filled. */
function isBlank({ cells }: Row): boolean {
  return cells.every((cell) => cell.trim() === '');
}

async function parseRows(text: string): Promise<Row[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  const [own = '', named] = separatorLine.exec(text) ?? [];
  const table = text.slice(own.length);
  const delimiter = named ?? findSeparator(table);
  try {
    const rows = parse(table, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 1_000_000,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const above = own === '' ? 0 : 1;
    return rows
      .map(({ info, record }) => ({ line: info.lines + above, cells: record }))
      .filter((row) => !isBlank(row));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, column } = error as unknown as { lines?: number; column?: string | number };
    const place = column === undefined ? `${lines ?? ''}` : `${lines ?? ''}:${column}`;
    throw new UnreadableFile('invalid_csv', place, error.message);
  }
}

/** The kind that has most of the columns; among several the one of which most that it needs is there. */
function findHeader(kinds: readonly ContentKind[], names: readonly string[]): Header | null {
  const scored = kinds.map((kind) => {
    const known = columnsOf(kind.fields);
    const columns = names.map((name) => known.get(foldName(name)) ?? null);
    const found = columns.flatMap((column) => (column?.field ? [column.name] : []));
    const needed = kind.required.filter((name) => found.includes(name)).length;
    return {
      kind,
      columns,
      hits: found.length,
      score: found.length + needed / (kind.required.length + 1),
    };
  });
  scored.sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.hits > 0 ? best : null;
}

function keyOf(kind: ContentKind, cells: ReadonlyMap<string, string>): string {
  return cells.get('slug') || cells.get(kind.titleField) || '';
}

function isDate({ field }: Column): boolean {
  return field?.type === 'instant' || field?.type === 'day';
}

/** The dates of a table by their line, as they are written. */
function datesOf({ columns }: Header, rows: readonly Row[]): { line: number; text: string }[] {
  return rows.flatMap(({ line, cells }) =>
    columns.flatMap((column, at) =>
      column && isDate(column) ? [{ line, text: (cells[at] ?? '').trim() }] : [],
    ),
  );
}

/**
 * Returns the order of the numbers in a table's dates, and what a person should look at: with none
 * above 12 that settles it, the day is read first, and a table with the month first is named as one.
 */
function readOrder(dates: readonly { line: number; text: string }[]): {
  order: DateOrder;
  findings: Finding[];
} {
  const shown = new Set(dates.flatMap(({ text }) => orderShownBy(text) ?? []));
  const order: DateOrder = shown.has('month') && !shown.has('day') ? 'month' : 'day';
  const open = dates.find(({ text }) => readDate(text, order)?.other);
  if (open === undefined || (order === 'day' && shown.has('day') && !shown.has('month')))
    return { order, findings: [] };
  const code = order === 'day' ? 'dates_day_first' : 'dates_month_first';
  const detail = `${open.text} = ${readDate(open.text, order)?.day}`;
  return { order, findings: [{ where: String(open.line), code, detail }] };
}

const states: Record<string, 'public' | 'draft'> = {
  '': 'draft',
  draft: 'draft',
  rascunho: 'draft',
  public: 'public',
  publico: 'public',
  published: 'public',
  publicado: 'public',
};

function toRecord(
  { kind, columns }: Header,
  order: DateOrder,
  { line, cells }: Row,
): IncomingRecord {
  const given = new Map(
    columns.flatMap(
      (column, at) => (column ? [[column.name, cells[at] ?? '']] : []) as [string, string][],
    ),
  );
  const values = Object.fromEntries(
    columns.flatMap((column, at) => {
      const value = column?.field ? readCell(column.field, cells[at] ?? '', order) : undefined;
      return column === null || value === undefined ? [] : [[column.name, value]];
    }),
  );
  const { values: checked, problems } = checkValues(kind, values);
  const state = states[foldName(given.get('state') ?? '')];
  if (state === undefined) problems.push({ field: 'state', code: 'invalid_choice' });
  const isBeyond = cells.some((cell, at) => !columns[at] && cell.trim() !== '');
  if (isBeyond) problems.push({ field: '', code: 'too_many_cells' });
  const id = (given.get('id') ?? '').trim();
  if (id !== '' && !recordIdPattern.test(id)) problems.push({ field: 'id', code: 'invalid_id' });
  const isPublic = state === 'public';
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

/** Refuses a table with a column that is no field, or one that is there twice. */
function requireColumns({ kind, columns }: Header, names: readonly string[]): void {
  const unknown = names.find((name, at) => name !== '' && columns[at] === null);
  const fields = Object.keys(kind.empty).join();
  if (unknown !== undefined)
    throw new UnreadableFile('unknown_column', unknown, `${kind.name}: ${fields}`);
  const repeated = columns.findIndex(
    (column, at) => column && columns.findIndex((other) => other?.name === column.name) !== at,
  );
  if (repeated !== -1) throw new UnreadableFile('repeated_column', names[repeated]);
}

/**
 * Reads a table whose header names the fields of a kind, by their names or by their labels in either
 * language, as a spreadsheet saves it: separated by commas, semicolons or tabs. Which kind follows
 * from the columns. Columns `id` and `state` (`draft`, `public`) are optional.
 */
export async function readCsv(
  { text, guessed }: DecodedText,
  kinds: readonly ContentKind[],
): Promise<Incoming> {
  const [first, ...rows] = await parseRows(text);
  const names = (first?.cells ?? []).map((cell) => cell.trim());
  const header = findHeader(kinds, names);
  if (!header) throw new UnreadableFile('unknown_format');
  requireColumns(header, names);
  if (rows.length === 0) throw new UnreadableFile('nothing_in_it');
  const { order, findings } = readOrder(datesOf(header, rows));
  const records = refuseRepeated(rows.map((row) => toRecord(header, order, row)));
  if (guessed !== null) findings.push({ where: '', code: 'encoding_guessed', detail: guessed });
  return { format: 'csv', records, redirects: [], findings };
}
