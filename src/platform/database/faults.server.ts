type Fault = { code?: unknown; errcode?: unknown; message?: unknown; constraint?: unknown };

const sqliteBusy = 5;
const sqliteFull = 13;
// Read-only, I/O error, file cannot be opened: the disk or its mount has a problem.
const sqliteDisk = new Set([8, 10, sqliteFull, 14]);
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

// Timeouts are not retried: the caller has waited long enough.
const timedOut =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
const statementTimeout = '57014';

// PostgreSQL's codes for insufficient resources, such as a full disk or too little memory.
const diskFull = '53100';
const exhausted = new Set(['53000', diskFull, '53200']);

// Codes for a wrong address, user, password or database name.
const refusedAddress = new Set(['ENOTFOUND', 'EAI_AGAIN', '28P01', '28000', '3D000']);

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Returns SQLite's primary result code (BUSY for BUSY_RECOVERY), or null for other errors. */
function sqliteCode(error: unknown): number | null {
  const { errcode } = asFault(error);
  return typeof errcode === 'number' ? errcode & 0xff : null;
}

/** Returns whether another program has locked the embedded database. */
export function isBusyFile(error: unknown): boolean {
  return sqliteCode(error) === sqliteBusy;
}

/** Returns whether a query got no response at all, so that its connection is unusable. */
export function isResponseTimeout(error: unknown): boolean {
  return asFault(error).message === 'Query read timeout';
}

/** Returns whether a table has changed since its connection prepared the statement. */
export function isStaleStatement(error: unknown): boolean {
  const { code, message } = asFault(error);
  return code === '0A000' && String(message).includes('cached plan must not change result type');
}

function isTimeout(error: unknown): boolean {
  const { code, message } = asFault(error);
  return code === statementTimeout || (typeof message === 'string' && timedOut.test(message));
}

/** Returns whether the embedded database is damaged (11), or the file is not a database (26). */
export function isDamagedFile(error: unknown): boolean {
  return sqliteCode(error) === 11 || sqliteCode(error) === 26;
}

/** Returns whether the same work may succeed if it is restarted. */
export function isTransientFault(error: unknown): boolean {
  const { code, message } = asFault(error);
  if (isBusyFile(error) || isStaleStatement(error)) return true;
  if (isTimeout(error)) return false;
  if (typeof code === 'string' && (retriedStates.has(code) || lostConnection.has(code)))
    return true;
  if (typeof code === 'string' && code.startsWith('08')) return true;
  return typeof message === 'string' && /Connection terminated|is not queryable/.test(message);
}

/** Returns whether nothing can be stored because a disk is full: the embedded database's or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCode(error) === sqliteFull || asFault(error).code === diskFull;
}

/** Returns whether the database is unavailable: no response in time, address refused, or a disk fault. */
export function isUnavailable(error: unknown): boolean {
  const { code } = asFault(error);
  if (isTransientFault(error) || isTimeout(error)) return true;
  if (sqliteDisk.has(sqliteCode(error) ?? 0)) return true;
  return typeof code === 'string' && (refusedAddress.has(code) || exhausted.has(code));
}

// "UNIQUE constraint failed: bookings.starts_at, bookings.status"
function violatedColumns(message: unknown): string[] {
  return String(message).split(' failed: ')[1]?.split(', ') ?? [];
}

/**
 * Returns whether the row violates a unique constraint. PostgreSQL reports the name of the index;
 * SQLite names the columns, so all of them are given as `table.column`, in any order.
 */
export function isUniqueViolation(
  error: unknown,
  constrained: { index: string; columns: string[] },
): boolean {
  const { code, errcode, message, constraint } = asFault(error);
  if (code === '23505') return constraint === constrained.index;
  if (errcode !== sqliteUnique && errcode !== sqlitePrimaryKey) return false;
  return violatedColumns(message).sort().join() === constrained.columns.toSorted().join();
}
