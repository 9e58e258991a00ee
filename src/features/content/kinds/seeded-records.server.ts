import { accept } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentValues } from '../content.ts';
import type { ContentKind, FixedRecords } from './content-kind.server.ts';
import { listSiteTexts, putSiteTexts } from './site-texts.repository.server.ts';

type Seeds = Readonly<Record<string, ContentValues>>;
type Text = { id: string; name: string; value: string };

function writeText(value: ContentValues[string] | undefined): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function readText(text: string, seed: ContentValues[string] | undefined): ContentValues[string] {
  if (typeof seed === 'number') return Number(text);
  if (typeof seed === 'boolean') return text === 'true';
  return Array.isArray(seed) ? text.split('\n') : text;
}

/** Returns the values of a record: what is written in place of its seed, else the seed. */
export function withTexts(seed: ContentValues, texts: readonly Omit<Text, 'id'>[]): ContentValues {
  const own = texts.filter(({ name }) => Object.hasOwn(seed, name));
  const written = own.map(({ name, value }) => [name, readText(value, seed[name])]);
  return { ...seed, ...Object.fromEntries(written) };
}

/** Returns what is to be stored: the values that differ from the seed. An empty one is the seed. */
export function textsOf(seed: ContentValues, values: ContentValues): Omit<Text, 'id'>[] {
  return Object.keys(seed).flatMap((name) => {
    const value = writeText(values[name]);
    return value === '' || value === writeText(seed[name]) ? [] : [{ name, value }];
  });
}

/** Returns values in which an empty one is replaced by the seed's, as they are when public. */
export function fillFromSeed(seed: ContentValues, values: ContentValues): ContentValues {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    writeText(value) === '' ? (seed[name] ?? value) : value,
  ]);
  return Object.fromEntries(filled);
}

type SeededRecords = {
  /** The parts of the kind. */
  ofKind: Pick<ContentKind, 'read' | 'write' | 'remove' | 'asStored'> & { fixed: FixedRecords };
  /** Returns the public values of every record, by id, in one statement. */
  readAll(db: Queryable): Promise<Map<string, ContentValues>>;
};

/**
 * The records of a kind whose words are in the code until the owner edits them. Their values are
 * texts, lists of texts, numbers and flags.
 */
export function seededRecords(kind: string, seeds: Seeds): SeededRecords {
  const ids = Object.keys(seeds);
  const seedOf = (id: string) => seeds[id] ?? {};

  async function readAll(db: Queryable): Promise<Map<string, ContentValues>> {
    const texts = Map.groupBy(await listSiteTexts(db, kind), ({ id }) => id);
    return new Map(ids.map((id) => [id, withTexts(seedOf(id), texts.get(id) ?? [])]));
  }

  return {
    readAll,
    ofKind: {
      fixed: { ids, seedOf },
      read: async (db, id) => (await readAll(db)).get(id) ?? null,
      async write(trx, { id, values }) {
        await putSiteTexts(trx, { kind, id }, textsOf(seedOf(id), values));
        return accept(null);
      },
      asStored: async (_, values, id) => fillFromSeed(seedOf(id), values),
      remove: (trx, id) => putSiteTexts(trx, { kind, id }, []),
    },
  };
}
