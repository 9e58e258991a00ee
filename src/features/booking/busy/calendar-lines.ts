/** A line of a calendar (RFC 5545, 3.1): a name, parameters by their names, and a value. */
export type ContentLine = { name: string; parameters: Record<string, string>; value: string };

/** A zone's name with colons, `(UTC+01:00) Berlin`, that a program wrote without quotes before a time. */
const zoneAndTime = /^(.*):(\s*\d{4}-?\d\d-?\d\d[^:]*(?::\d\d[^:]*)*)$/;

/** Gives a zone what was cut off its name at the first colon. */
function withWholeZone(line: ContentLine): ContentLine {
  const { name, parameters, value } = line;
  if (!parameters.TZID || /^\s*\d{4}-?\d\d/.test(value)) return line;
  const [, rest = '', time] = zoneAndTime.exec(value) ?? [];
  if (time === undefined) return line;
  const [cut = '', ...others] = rest.replaceAll('"', '').split(';');
  const added = others.map((other) => other.split('=', 2));
  const TZID = `${parameters.TZID}:${cut}`;
  return { name, parameters: { ...parameters, ...Object.fromEntries(added), TZID }, value: time };
}

/** Reads a line, `DTSTART;TZID="Europe/Lisbon":20261124T100000`; null if it is none. */
export function readLine(text: string): ContentLine | null {
  const [, name] = /^([A-Za-z0-9-]+)(?=[;:])/.exec(text) ?? [];
  if (name === undefined) return null;
  const parameters: Record<string, string> = {};
  let rest = text.slice(name.length);
  while (rest.startsWith(';')) {
    const match = /^;([A-Za-z0-9-]+)(?:=((?:"[^"]*"|[^";:])*))?/.exec(rest);
    if (!match) return null;
    const [whole, parameter = '', value = ''] = match;
    parameters[parameter.toUpperCase()] = value.replaceAll('"', '');
    rest = rest.slice(whole.length);
  }
  if (!rest.startsWith(':')) return null;
  return withWholeZone({ name: name.toUpperCase(), parameters, value: rest.slice(1) });
}

/** A line with where it stands in the file, counted from 1. */
export type NumberedText = { number: number; text: string };

/** The longest line that is kept: a description is not read, and a picture in one is not kept. */
const longestLine = 100_000;

/**
 * Yields the lines of a text that comes in parts, those that are continued joined. Any of the usual ends
 * of a line ends it; empty lines, and marks of the byte order before a line, are left out.
 */
export async function* unfoldLines(
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<NumberedText> {
  let rest = '';
  let number = 0;
  let held: NumberedText | null = null;
  function* take(lines: string[]): Generator<NumberedText> {
    for (const line of lines) {
      number += 1;
      if (held && /^[ \t]/.test(line)) {
        if (held.text.length < longestLine) held.text += line.slice(1);
        continue;
      }
      // Spaces and marks of the byte order are what `trim` takes.
      const text = line.trimStart();
      if (text === '') continue;
      if (held) yield held;
      held = { number, text };
    }
  }
  for await (const part of parts) {
    rest += part;
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* take(lines);
  }
  yield* take([rest.replace(/\r$/, '')]);
  if (held) yield held;
}
