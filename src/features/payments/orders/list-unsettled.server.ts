import type { Context } from '#platform/context/context.server.ts';
import {
  findOpenTasks,
  findUnsettled,
  type OpenTask,
  type UnsettledOrder,
} from './unsettled.repository.server.ts';

/** What payments leave to be done: at most so many orders and tasks, the most urgent first. */
export async function listUnsettled(
  { database }: Context,
  most: number,
): Promise<{ orders: UnsettledOrder[]; tasks: OpenTask[] }> {
  return database.read(async (db) => ({
    orders: await findUnsettled(db, most),
    tasks: await findOpenTasks(db, most),
  }));
}
