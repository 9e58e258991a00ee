import type { Context } from '#platform/context/context.server.ts';
import {
  findOpenTasks,
  findUnsettled,
  type OpenTask,
  sumUnsettled,
  type UnsettledOrder,
  type UnsettledTotal,
} from './unsettled.repository.server.ts';

export type Unsettled = {
  money: { totals: UnsettledTotal[]; first: UnsettledOrder[] };
  tasks: { count: number; first: OpenTask[] };
};

/** What payments leave to be done, with at most so many orders and tasks, the most urgent first. */
export async function listUnsettled({ database }: Context, most: number): Promise<Unsettled> {
  return database.read(async (db) => {
    const { count, tasks } = await findOpenTasks(db, most);
    const money = { totals: await sumUnsettled(db), first: await findUnsettled(db, most) };
    return { money, tasks: { count, first: tasks } };
  });
}
