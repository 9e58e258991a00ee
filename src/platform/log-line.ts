/** What each level of a log line is called on a terminal; information needs no word. */
const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Writes a JSON line of the log as a person reads it on a terminal: `09:41:07 warning: mail given up
 * (mail: 3f1c, code: EAUTH 535)`, with the stack of an error below it. Anything else is left as it is.
 */
export function formatLogLine(line: string): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  const { level, time, msg = '', err, ...fields } = entry;
  const word = levels[Number(level)] ?? '';
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const named = Object.entries(fields).map(([name, value]) => `${name}: ${formatValue(value)}`);
  const details = named.length === 0 ? '' : ` (${named.join('; ')})`;
  const { stack, message } = (err ?? {}) as { stack?: string; message?: string };
  const below = err === undefined ? '' : `\n${stack ?? message ?? formatValue(err)}`;
  return `${clock} ${word === '' ? '' : `${word}: `}${formatValue(msg)}${details}${below}\n`;
}
