import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.server.ts';
import { databaseName } from '#platform/database/data-folder.server.ts';
import { type Database, openDatabase, type Queryable } from '#platform/database/database.server.ts';
import { type EngineSql, engineSql } from '#platform/database/engine.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { writtenSteadily } from '#platform/files/steady-writes.server.ts';
import { makePrivateFolder } from '#platform/private-files.server.ts';

/** Ends a transaction without a commit. */
class Undone<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super('The transaction was only to find out');
    this.value = value;
  }
}

type Trial<Value> = (context: Context, trx: Queryable) => Promise<Value>;

async function undone<Value>(context: Context, work: Trial<Value>): Promise<Value> {
  try {
    return await transact(context, async (trx) => {
      throw new Undone(await work(context, trx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.value as Value;
    throw error;
  }
}

/** On SQLite, which has one writer for the whole site: in a copy of the database. */
async function onCopy<Value>(context: Context, folder: string, work: Trial<Value>): Promise<Value> {
  await rm(folder, { recursive: true, force: true });
  makePrivateFolder(folder);
  const path = join(folder, databaseName);
  await context.database.read((db) => sql`vacuum into ${path}`.execute(db));
  const database = openDatabase({ dataDir: folder, databaseUrl: null });
  try {
    return await writtenSteadily(`${path}-wal`, () => undone({ ...context, database }, work));
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tables that an import writes. */
const written = [
  ...['authors', 'blog_post_tags', 'blog_posts', 'blog_tags', 'case_studies', 'company'],
  ...['company_changes', 'content_preview_links', 'content_records', 'content_versions'],
  ...['faq_entries', 'file_uses', 'offers', 'package_prices', 'pictures', 'redirects'],
  ...['saved_answers', 'service_packages', 'site_texts', 'testimonials', 'text_blocks'],
];

/**
 * On PostgreSQL: temporary tables stand before those of the content in the transaction, so that it holds
 * no lock for which somebody waits. They have the same columns and indexes, and no triggers.
 */
async function onShadows<Value>(
  context: Context,
  shadow: NonNullable<EngineSql['shadow']>,
  work: Trial<Value>,
): Promise<Value> {
  const database: Database = { ...context.database, lock: async () => {} };
  return undone({ ...context, database }, async (own, trx) => {
    for (const table of written) await shadow(trx, table);
    return work(own, trx);
  });
}

/**
 * Runs `work` as if it were done, on the content of this moment, without holding up anybody who writes.
 * Nothing of it stays.
 */
export function onTrial<Value>(
  context: Context,
  folder: string,
  work: Trial<Value>,
): Promise<Value> {
  const { shadow } = engineSql[context.database.engine];
  return shadow ? onShadows(context, shadow, work) : onCopy(context, folder, work);
}
