import type { Queryable } from '#platform/database/database.server.ts';
import type { SenderBlockTable } from '../conversations.tables.ts';
import { blockValue } from '../conversations.ts';

/** Selects the blocks that concern a sender: of the address, and of its domain. */
function blocksOf(db: Queryable, emailKey: string) {
  return db
    .selectFrom('senderBlocks')
    .where(({ eb, and, or }) =>
      or(
        (['address', 'domain'] as const).map((kind) =>
          and([eb('kind', '=', kind), eb('value', '=', blockValue(kind, emailKey))]),
        ),
      ),
    );
}

export async function isBlocked(db: Queryable, emailKey: string): Promise<boolean> {
  return (await blocksOf(db, emailKey).select('id').executeTakeFirst()) !== undefined;
}

export async function listBlocks(db: Queryable): Promise<SenderBlockTable[]> {
  return db.selectFrom('senderBlocks').selectAll().orderBy('createdAt', 'desc').execute();
}

/** Adds a block; a second one of the same sender changes nothing. */
export async function insertBlock(trx: Queryable, block: SenderBlockTable): Promise<void> {
  await trx
    .insertInto('senderBlocks')
    .values(block)
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
}

/** Returns false if there is no such block. */
export async function deleteBlock(trx: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('senderBlocks')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes every block that concerns a sender; returns their kinds. */
export async function deleteBlocksOf(trx: Queryable, emailKey: string): Promise<string[]> {
  const blocks = await blocksOf(trx, emailKey).select(['id', 'kind']).execute();
  if (blocks.length === 0) return [];
  const ids = blocks.map(({ id }) => id);
  await trx.deleteFrom('senderBlocks').where('id', 'in', ids).execute();
  return blocks.map(({ kind }) => kind);
}
