import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isSpreadsheet } from '#core/decode-text.server.ts';
import { orderShownBy } from '#core/written-date.ts';
import { guessColumns, isReader, type ListColumn } from './list-columns.ts';
import { mostBytes, mostColumns } from './subscriber-imports.ts';

/** Why a file cannot be read as a list; `detail` is where, or which program it is of. */
export class UnreadableList extends Error {
  readonly code: 'too_large' | 'no_text' | 'spreadsheet' | 'invalid_csv' | 'no_rows';
  readonly detail: string;
  constructor(code: UnreadableList['code'], detail = '') {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** A row as it stands in the file. `line` is where it ends. */
export type ListRow = { line: number; cells: string[] };

const separators = [';', '\t', ','] as const;
const longestCell = 2_000;
const longestHead = 65_536;

function markOf(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** How many bytes of a text in UTF-8 are whole letters: the last may be cut by the end of its chunk. */
function wholeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/**
 * Decodes a list while it arrives: UTF-8, UTF-16 by its mark, or Windows-1252 from the first letter on
 * that no UTF-8 has.
 */
function createDecoder(head: Buffer): (bytes: Buffer, isLast: boolean) => string {
  const mark = markOf(head);
  if (mark !== null) {
    const decoder = new TextDecoder(mark);
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
  }
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const old = new TextDecoder('windows-1252');
  let isOld = false;
  let held: Buffer = Buffer.alloc(0);
  return (bytes, isLast) => {
    const all = Buffer.concat([held, bytes]);
    const whole = isOld || isLast ? all.length : wholeLength(all);
    held = all.subarray(whole);
    if (isOld) return old.decode(all);
    try {
      return utf8.decode(all.subarray(0, whole));
    } catch {
      isOld = true;
      held = Buffer.alloc(0);
      return old.decode(all);
    }
  };
}

/** The separator that the first line with anything in it has most of, outside of quotes. */
function findSeparator(text: string): string {
  const head = text.split(/[\r\n]+/).find((line) => /[^\s;,]/.test(line)) ?? '';
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/** Whether a quotation mark that nothing closes has taken other readers into a cell. */
function hasSwallowed(cells: readonly string[]): boolean {
  return cells.some((cell) => (cell.match(/[\r\n][^\r\n]*@/g)?.length ?? 0) > 1);
}

async function* textOf(
  body: AsyncIterable<Uint8Array>,
  onBytes: (bytes: Uint8Array) => void,
): AsyncGenerator<string> {
  let size = 0;
  let waiting: Buffer[] = [];
  let decode: ReturnType<typeof createDecoder> | null = null;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw new UnreadableList('too_large');
    onBytes(chunk);
    // The chunk's memory is given back once the next is asked for.
    waiting.push(Buffer.from(chunk));
    if (decode === null && size < 4) continue;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    if (decode === null) {
      if (isSpreadsheet(bytes)) throw new UnreadableList('spreadsheet');
      decode = createDecoder(bytes);
    }
    const text = decode(bytes, false);
    if (text.includes('\u0000')) throw new UnreadableList('no_text');
    yield text;
  }
  const rest = Buffer.concat(waiting);
  decode ??= createDecoder(rest);
  yield decode(rest, true);
}

/** Gathers the beginning of a text, by which its separator is found, and hands the whole on. */
async function* withHead(texts: AsyncGenerator<string>): AsyncGenerator<string, void, undefined> {
  let head = '';
  // Not by a loop over the texts, whose end would end them too.
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    head += next.value;
    if (/[\r\n].*\S/.test(head) || head.length > longestHead) break;
  }
  yield head;
  yield* texts;
}

/**
 * Reads the rows of a list while it arrives, without those that are empty. Throws `UnreadableList`.
 * Returns the SHA-256 of the file, in hex.
 */
export async function* readList(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<ListRow, { hash: string }, undefined> {
  const { CsvError, parse } = await import('csv-parse');
  const hash = createHash('sha256');
  const texts = withHead(textOf(body, (bytes) => hash.update(bytes)));
  const first = await texts.next();
  const head = first.done ? '' : first.value;
  const own = /^\ufeff?"?sep=(.)"?(?:\r\n?|\n)/i.exec(head);
  const above = own === null ? 0 : 1;
  const parser = parse({
    bom: true,
    delimiter: own?.[1] ?? findSeparator(head),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: 200_000,
  });
  async function* rest(): AsyncGenerator<string> {
    yield head.slice(own?.[0].length ?? 0);
    yield* texts;
  }
  const source = Readable.from(rest());
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>) {
      if (hasSwallowed(record)) throw new UnreadableList('invalid_csv', String(info.lines + above));
      const cells = record.slice(0, mostColumns).map((cell) => cell.slice(0, longestCell));
      if (cells.some((cell) => cell.trim() !== '')) yield { line: info.lines + above, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList('invalid_csv', String((error as { lines?: number }).lines ?? ''));
  }
  return { hash: hash.digest('hex') };
}

/** What the first rows of a list say of all: its columns, and whether the first is a reader already. */
export function describeList(rows: readonly ListRow[]): {
  columns: ListColumn[];
  hasHeaders: boolean;
} {
  const [first, ...rest] = rows.map(({ cells }) => cells);
  if (first === undefined) throw new UnreadableList('no_rows');
  if (isReader(first)) return { columns: guessColumns(null, [first, ...rest]), hasHeaders: false };
  return { columns: guessColumns(first, rest), hasHeaders: true };
}

/** A day by numbers, in either order. */
const numbered = /^\s*\d\d?[/. -]\d\d?[/. -]\d/;

/** Watches in which order each column has the numbers of its days: the month first only if nothing denies it. */
export function watchOrders() {
  const shown = new Map<number, Set<'day' | 'month' | null>>();
  return {
    see({ cells }: ListRow): void {
      for (const [at, cell] of cells.entries()) {
        if (!numbered.test(cell)) continue;
        const orders = shown.get(at) ?? new Set();
        shown.set(at, orders.add(orderShownBy(cell.trim())));
      }
    },
    isMonthFirst(at: number): boolean {
      const orders = shown.get(at) ?? new Set();
      return orders.has('month') && !orders.has('day');
    },
  };
}
