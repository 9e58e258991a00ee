import { isConnectionFailure, isSavedFailure } from './stripe-failure.server.ts';

const maxAttempts = 4;

/**
 * Creates an object once, under an idempotency key that is the same in every process. When it is
 * unknown whether the object exists, `find` looks for it. After a saved failure and a search without
 * result the next key is used, after a broken connection the same one. Throws only `create`'s errors.
 */
export async function createOnce<T>({
  key,
  create,
  find,
}: {
  key: string;
  create(idempotencyKey: string): Promise<T>;
  find(): Promise<T | null>;
}): Promise<T> {
  let generation = 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create(`${key}-${generation}`);
    } catch (error) {
      const saved = isSavedFailure(error);
      if (!saved && !isConnectionFailure(error)) throw error;
      const search = await find().then(
        (object) => ({ object }),
        () => null,
      );
      if (search?.object) return search.object;
      // Without a search's result another key could create a second object.
      if (attempt === maxAttempts || (saved && !search)) throw error;
      if (saved) generation += 1;
    }
  }
}
