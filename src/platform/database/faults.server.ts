type Fault = { code?: unknown; errcode?: unknown; message?: unknown; constraint?: unknown };

const sqliteBusy = 5;
const sqliteUnique = 2067;
const sqlitePrimaryKey = 1555;

const retriedStates = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
]);

const lostConnection = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
]);

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

/** Whether the same work may succeed when it is done again from its start. */
export function isPassingFault(error: unknown): boolean {
  const { code, message } = asFault(error);
  if (isBusyFile(error)) return true;
  if (typeof code === 'string' && (retriedStates.has(code) || lostConnection.has(code)))
    return true;
  if (typeof code === 'string' && code.startsWith('08')) return true;
  return (
    typeof message === 'string' &&
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message)
  );
}

/** Whether the database cannot be had at all: nobody answers, or the address is refused. */
export function isUnavailable(error: unknown): boolean {
  const { code } = asFault(error);
  return isPassingFault(error) || (typeof code === 'string' && refusedAddress.has(code));
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
