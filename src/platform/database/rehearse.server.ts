import type { Database, Queryable } from './database.server.ts';

/** Ends a transaction that is to be rolled back, with what its work returned. */
class Rehearsed<Value> extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('A rehearsal is rolled back');
    this.value = value;
  }
}

/**
 * Runs `work` in a transaction that is always rolled back, and returns its value: no other reader sees
 * what it wrote. It holds the rows that it writes, so it must not wait for anything outside.
 */
export async function rehearse<Value>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (trx: Queryable) => Promise<Value>,
): Promise<Value> {
  try {
    return await transaction(async (trx) => {
      throw new Rehearsed(await work(trx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.value as Value;
    throw error;
  }
}
