import { UnreadableFile } from './incoming.ts';

/** Parses JSON whose texts any database can hold. Throws `UnreadableFile`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), (_, value) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
    );
  } catch (error) {
    throw new UnreadableFile('invalid_json', '', (error as Error).message);
  }
}
