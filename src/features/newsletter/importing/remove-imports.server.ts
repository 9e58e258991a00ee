import { setImmediate } from 'node:timers/promises';
import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  deleteSomeRows,
  listEndedImports,
  listStoppedBefore,
  listUnbegunImports,
  skipSomeInvitations,
} from './imports.repository.server.ts';

const day = 24 * 3_600_000;
/** How long the rows of a list are kept, and one that nobody began. */
const keptFor = 30 * day;
const shownFor = day;
/** Rows that are deleted at once: nobody waits long for the database. */
const rowsAtOnce = 1_000;

async function removeRows(context: Context, id: string): Promise<void> {
  let removed = rowsAtOnce;
  while (removed === rowsAtOnce) {
    removed = await transact(context, (trx) => deleteSomeRows(trx, id, rowsAtOnce));
    // The promises of SQLite resolve at once, and would let nobody else have a turn.
    await setImmediate();
  }
}

/** Removes a list with its rows, of which nothing was written. */
export async function removeImport(context: Context, id: string): Promise<void> {
  await removeRows(context, id);
  await transact(context, (trx) =>
    trx.deleteFrom('subscriberImports').where('id', '=', id).execute(),
  );
}

/** Gives up those whom a list that stopped itself has not asked: nobody let it go on. */
async function giveUpInvitations(context: Context, id: string): Promise<void> {
  let skipped = rowsAtOnce;
  while (skipped === rowsAtOnce) {
    skipped = await transact(context, (trx) => skipSomeInvitations(trx, id, rowsAtOnce));
    await setImmediate();
  }
}

/**
 * Removes the rows of lists that ended 30 days ago, with whom such a list will not ask any more, and lists that were shown a day ago and never begun.
 * Who said what of a file's consent stays, as the proof of those who are on the list.
 */
export async function removeOldImports(context: Context): Promise<void> {
  const now = context.clock().getTime();
  const { ended, unbegun, stopped } = await context.database.read(async (db) => ({
    ended: await listEndedImports(db, toInstant(new Date(now - keptFor))),
    unbegun: await listUnbegunImports(db, toInstant(new Date(now - shownFor))),
    stopped: await listStoppedBefore(db, toInstant(new Date(now - keptFor))),
  }));
  for (const id of ended) await removeRows(context, id);
  for (const id of unbegun) await removeImport(context, id);
  for (const id of stopped) await giveUpInvitations(context, id);
}
