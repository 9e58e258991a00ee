import { parse } from 'csv-parse/sync';
import { readDate } from '#core/written-date.ts';
import { foldSigns, readBankAmount, wordsOf } from './line-words.ts';
import { type Found, UnreadableStatement } from './statements.ts';

/** What the columns of a bank hold. `kind` says debit or credit of an amount without a sign. */
type Role = 'day' | 'amount' | 'debit' | 'credit' | 'kind' | 'currency' | 'text';
type Table = { roles: (Role | null)[]; separator: string; header: number };

const separators = [';', '\t', ','] as const;
/** Lines above the header: the account, its holder, the time of the export. */
const longestPreamble = 60;
/** A text of a bank that has line ends in it is no longer than this. */
const mostLinesOfOne = 5;

/**
 * The headers of each role, folded, the better first: those of CGD, Millennium bcp, Santander and
 * ActivoBank, and what others write. The day of booking comes before the day of value.
 */
const headers: Record<Exclude<Role, 'text'>, readonly string[]> = {
  day: [
    ...['datadolancamento', 'datalancamento', 'datalanc', 'datamov', 'datamovimento'],
    ...['datadomovimento', 'dataoperacao', 'datadaoperacao', 'bookingdate', 'bookedon'],
    ...['transactiondate', 'data', 'date', 'dia', 'datavalor', 'datadovalor', 'valuedate'],
  ],
  amount: [
    ...['montante', 'importancia', 'valor', 'quantia', 'valordomovimento', 'amount'],
    ...['transactionamount', 'movimento'],
  ],
  debit: ['debito', 'debitos', 'valordebito', 'saidas', 'debit', 'paidout', 'moneyout'],
  credit: ['credito', 'creditos', 'valorcredito', 'entradas', 'credit', 'paidin', 'moneyin'],
  kind: ['tipo', 'tipodemovimento', 'tipomovimento', 'dc', 'debitocredito', 'sinal', 'type'],
  currency: ['moeda', 'divisa', 'currency'],
};

const texts = new Set([
  ...['descricao', 'descritivo', 'descricaodomovimento', 'descricaomovimento', 'historico'],
  ...['movimento', 'detalhe', 'detalhes', 'observacoes', 'infoadicional', 'ordenante'],
  ...['referencia', 'nome', 'description', 'details', 'narrative', 'reference', 'payer', 'name'],
]);

/** A header without its currency, as in `Montante( EUR )`. */
const foldHeader = (cell: string) => foldSigns(cell).replace(/(?<=\p{L}{4})(?:eur|euros)$/u, '');

/** Returns the cells of one row; quotation marks that nothing closes are signs like others. */
function cellsOf(row: string, separator: string): string[] {
  const options = { delimiter: separator, relax_column_count: true, max_record_size: 100_000 };
  const read = (more: object) => parse(row, { ...options, ...more }) as unknown as string[][];
  try {
    return (read({ relax_quotes: true })[0] ?? []).map((cell) => cell.trim());
  } catch {
    return row.split(separator).map((cell) => cell.trim());
  }
}

function rolesOf(cells: readonly string[]): (Role | null)[] | null {
  const folded = cells.map(foldHeader);
  const roles: (Role | null)[] = folded.map(() => null);
  for (const [role, names] of Object.entries(headers) as [Role, readonly string[]][]) {
    const name = names.find((one) => folded.includes(one));
    const at = name === undefined ? -1 : folded.indexOf(name);
    if (at >= 0) roles[at] ??= role;
  }
  for (const [at, name] of folded.entries()) if (texts.has(name)) roles[at] ??= 'text';
  const has = (role: Role) => roles.includes(role);
  const isTable = has('day') && (has('amount') || has('credit') || has('debit'));
  return isTable && folded.filter(Boolean).length >= 3 ? roles : null;
}

/** Finds the header below what banks write above it. */
function findTable(lines: readonly string[]): Table | null {
  for (const [header, line] of lines.slice(0, longestPreamble).entries())
    for (const separator of separators) {
      if (!line.includes(separator)) continue;
      const roles = rolesOf(cellsOf(line, separator));
      if (roles) return { roles, separator, header };
    }
  return null;
}

const isClosed = (row: string) => (row.split('"').length - 1) % 2 === 0;

/** Returns how many lines a row has: more than one where a text in quotes goes on below. */
function lengthOfRow(lines: readonly string[], from: number): number {
  let row = lines[from] ?? '';
  for (let length = 1; length <= mostLinesOfOne; length += 1) {
    if (isClosed(row)) return length;
    row += `\n${lines[from + length] ?? ''}`;
  }
  // A mark that nothing closes takes no other row with it.
  return 1;
}

/** Reads the amount of a row: negative where money went; null where there is none. */
function amountOf(cell: (role: Role) => string): number | 'other_currency' | null {
  const read = (role: Role) => readBankAmount(cell(role));
  const [credit, debit, amount] = [read('credit'), read('debit'), read('amount')];
  if ([credit, debit, amount].includes('other_currency')) return 'other_currency';
  const currency = cell('currency').toUpperCase();
  if (currency !== '' && !/^(EUR|EUROS?|€)$/.test(currency)) return 'other_currency';
  if (typeof credit === 'object' && credit !== null && credit.cents > 0)
    return credit.isNegative ? -credit.cents : credit.cents;
  if (typeof debit === 'object' && debit !== null && debit.cents > 0) return -debit.cents;
  if (typeof amount !== 'object' || amount === null || amount.cents === 0) return null;
  const isDebit = amount.isNegative || /^d/i.test(cell('kind'));
  return isDebit ? -amount.cents : amount.cents;
}

function readRow(cells: readonly string[], roles: Table['roles'], line: number): Found | null {
  const cell = (role: Role) => cells[roles.indexOf(role)] ?? '';
  const written = cell('day');
  const amount = amountOf(cell);
  const isAmount = typeof amount === 'number';
  // Balances and other words below the table.
  if (written === '' && !isAmount) return null;
  const day = readDate(written)?.day;
  if (day === undefined) {
    if (!isAmount) return null;
    return { problem: { line, code: 'no_day', detail: written } };
  }
  if (!isAmount) {
    const detail = [cell('credit'), cell('debit'), cell('amount'), cell('currency')];
    const code = amount ?? 'no_amount';
    return { problem: { line, code, detail: detail.filter(Boolean).join(' ') } };
  }
  const said = cells.filter((_, at) => roles[at] === 'text');
  const text = wordsOf(said);
  const movement = { line, day, isIncoming: amount > 0, cents: Math.abs(amount), text };
  return { movement };
}

/**
 * Reads the movements of a bank's CSV, row by row: a row that is wrong spoils no other. Throws
 * `UnreadableStatement` where no line names a day and an amount.
 */
export function* readCsvStatement(text: string): Generator<Found | null> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const table = findTable(lines);
  if (!table) throw new UnreadableStatement('no_statement');
  const { roles, separator, header } = table;
  for (let at = header + 1; at < lines.length; ) {
    const length = lengthOfRow(lines, at);
    const row = lines.slice(at, at + length).join('\n');
    yield row.trim() === '' ? null : readRow(cellsOf(row, separator), roles, at + 1);
    at += length;
  }
}
