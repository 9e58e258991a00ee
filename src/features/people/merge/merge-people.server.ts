import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getPerson, isOnStaff, lockPeople } from '../people.repository.server.ts';
import {
  insertMerge,
  moveRows,
  moveRowsBack,
  takeMerge,
  undoableSince,
} from './merges.repository.server.ts';

export type MergeRefusal = 'not_found' | 'same_person' | 'is_staff' | 'is_merged';

/** The lock of everything that moves rows between people. */
export const mergeLock = 'people-merge';

/** Merges a person into another, who keeps all rows. Can be undone for 30 days. */
export async function mergePeople(
  context: Context,
  fromId: string,
  intoId: string,
): Promise<Result<{ id: string }, MergeRefusal>> {
  const id = newId();
  return transact(context, async (trx) => {
    await context.database.lock(trx, mergeLock);
    if (fromId === intoId) return refuse('same_person');
    // A form of either that is being stored is committed first, so that its rows move as well.
    await lockPeople(trx, [fromId, intoId]);
    const people = [await getPerson(trx, fromId), await getPerson(trx, intoId)];
    if (people.includes(null)) return refuse('not_found');
    if (people.some((person) => person?.mergedInto || person?.erasedAt)) return refuse('is_merged');
    if (await isOnStaff(trx, fromId)) return refuse('is_staff');
    const moved = await moveRows(trx, fromId, intoId);
    await insertMerge(trx, { id, fromId, intoId, moved, createdAt: toInstant(context.clock()) });
    const counts = Object.entries(moved).map(([table, ids]) => [table, ids.length]);
    await recordChange(context, trx, {
      action: 'person.merge',
      subject: { kind: 'person', id: intoId },
      after: { from: fromId, ...Object.fromEntries(counts) },
    });
    return accept({ id });
  });
}

/**
 * Undoes a merge of the last 30 days. Returns false if there is none to undo, or if the person who
 * stayed was merged into another since: that merge is undone first.
 */
export async function undoMerge(context: Context, mergeId: string): Promise<boolean> {
  const now = context.clock();
  return transact(context, async (trx) => {
    await context.database.lock(trx, mergeLock);
    const times = { since: undoableSince(now), at: toInstant(now) };
    const merge = await takeMerge(trx, mergeId, times);
    if (!merge) return false;
    await moveRowsBack(trx, merge);
    await recordChange(context, trx, {
      action: 'person.unmerge',
      subject: { kind: 'person', id: merge.intoId },
      after: { from: merge.fromId },
    });
    return true;
  });
}
