type Fault = { code?: unknown; errcode?: unknown; message?: unknown; constraint?: unknown };

const sqliteBusy = 5;
const sqliteFull = 13;
const sqliteUnique = 2067;
const sqlitePrimaryKey = 1555;

const retriedStates = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
]);

const lostConnection = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25P03', // idle in a transaction for too long
]);

// A hanging server is not asked again at once: the caller has waited long enough.
const timedOut =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
const statementTimeout = '57014';

// What a full disk or a server without memory answers.
const exhausted = new Set(['53000', '53100', '53200']);

// What a wrong address, user, password or database name answers.
const refusedAddress = new Set(['ENOTFOUND', 'EAI_AGAIN', '28P01', '28000', '3D000']);

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}

/** The kind of an SQLite error, without what an extended code such as SQLITE_BUSY_RECOVERY adds. */
export function sqliteCode(error: unknown): number | null {
  const { errcode } = asFault(error);
  return typeof errcode === 'number' ? errcode & 0xff : null;
}

/** Whether another program holds a lock of the embedded database. */
export function isBusyFile(error: unknown): boolean {
  return sqliteCode(error) === sqliteBusy;
}

/** Whether a query got no answer at all, so that its connection is of no use any more. */
export function isAnswerTimeout(error: unknown): boolean {
  return asFault(error).message === 'Query read timeout';
}

function isTimeout(error: unknown): boolean {
  const { code, message } = asFault(error);
  return code === statementTimeout || (typeof message === 'string' && timedOut.test(message));
}

/** Whether the embedded database is damaged (11), or the file is no database (26). */
export function isDamagedFile(error: unknown): boolean {
  return sqliteCode(error) === 11 || sqliteCode(error) === 26;
}

/** Whether the same work may succeed when it is done again from its start. */
export function isPassingFault(error: unknown): boolean {
  const { code, message } = asFault(error);
  if (isBusyFile(error)) return true;
  if (isTimeout(error)) return false;
  if (typeof code === 'string' && (retriedStates.has(code) || lostConnection.has(code)))
    return true;
  if (typeof code === 'string' && code.startsWith('08')) return true;
  return typeof message === 'string' && /Connection terminated|is not queryable/.test(message);
}

/** Whether the database cannot be had: nobody answers in time, the address is refused, the disk is full. */
export function isUnavailable(error: unknown): boolean {
  const { code } = asFault(error);
  if (isPassingFault(error) || isTimeout(error) || sqliteCode(error) === sqliteFull) return true;
  return typeof code === 'string' && (refusedAddress.has(code) || exhausted.has(code));
}

// "UNIQUE constraint failed: bookings.starts_at, bookings.status"
function refusedColumns(message: unknown): string[] {
  return String(message).split(' failed: ')[1]?.split(', ') ?? [];
}

/**
 * Whether a unique rule refused the row. `rule` is the index's name on PostgreSQL; on SQLite the
 * message names the columns, so all of them are given as `table.column`, in any order.
 */
export function isUniqueViolation(
  error: unknown,
  rule: { index: string; columns: string[] },
): boolean {
  const { code, errcode, message, constraint } = asFault(error);
  if (code === '23505') return constraint === rule.index;
  if (errcode !== sqliteUnique && errcode !== sqlitePrimaryKey) return false;
  return refusedColumns(message).sort().join() === rule.columns.toSorted().join();
}
