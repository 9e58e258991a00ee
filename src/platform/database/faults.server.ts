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

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Whether the same work may succeed when it is done again from its start. */
export function isPassingFault(error: unknown): boolean {
  const { code, errcode, message } = asFault(error);
  if (errcode === sqliteBusy) return true;
  if (typeof code === 'string' && (retriedStates.has(code) || lostConnection.has(code)))
    return true;
  if (typeof code === 'string' && code.startsWith('08')) return true;
  return (
    typeof message === 'string' &&
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  );
}

/**
 * Whether a unique rule refused the row. `rule` is the index's name on PostgreSQL; on SQLite the
 * message names the columns, so `columns` are given as `table.column`.
 */
export function isUniqueViolation(
  error: unknown,
  rule: { index: string; columns: string[] },
): boolean {
  const { code, errcode, message, constraint } = asFault(error);
  if (code === '23505') return constraint === rule.index;
  if (errcode !== sqliteUnique && errcode !== sqlitePrimaryKey) return false;
  return rule.columns.every((column) => String(message).includes(column));
}
