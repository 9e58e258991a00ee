/** A line of a calendar (RFC 5545, 3.1): a name, parameters by their names, and a value. */
export type ContentLine = { name: string; parameters: Record<string, string>; value: string };

/** Reads a line, `DTSTART;TZID="Europe/Lisbon":20261124T100000`; null if it is none. */
export function readLine(text: string): ContentLine | null {
  const [, name] = /^([A-Za-z0-9-]+)(?=[;:])/.exec(text) ?? [];
  if (name === undefined) return null;
  const parameters: Record<string, string> = {};
  let rest = text.slice(name.length);
  while (rest.startsWith(';')) {
    const match = /^;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:])*)/.exec(rest);
    if (!match) return null;
    const [whole, parameter = '', value = ''] = match;
    parameters[parameter.toUpperCase()] = value.replaceAll('"', '');
    rest = rest.slice(whole.length);
  }
  if (!rest.startsWith(':')) return null;
  return { name: name.toUpperCase(), parameters, value: rest.slice(1) };
}

/** A line with where it stands in the file, counted from 1. */
export type NumberedText = { number: number; text: string };

/** The longest line that is kept: a description is not read, and a picture in one is not kept. */
const longestLine = 100_000;

/**
 * Yields the lines of a text that comes in parts, those that are continued joined. Any of the usual ends
 * of a line ends it, and a mark of the byte order before the first is left out.
 */
export async function* unfoldLines(
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<NumberedText> {
  let rest = '';
  let number = 0;
  let held: NumberedText | null = null;
  let isFirst = true;
  function* take(lines: string[]): Generator<NumberedText> {
    for (const line of lines) {
      number += 1;
      if (held && /^[ \t]/.test(line)) {
        if (held.text.length < longestLine) held.text += line.slice(1);
        continue;
      }
      if (held) yield held;
      held = line.trim() === '' ? null : { number, text: line };
    }
  }
  for await (const part of parts) {
    rest += isFirst ? part.replace(/^\uFEFF/, '') : part;
    isFirst &&= part === '';
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* take(lines);
  }
  yield* take([rest.replace(/\r$/, '')]);
  if (held) yield held;
}
