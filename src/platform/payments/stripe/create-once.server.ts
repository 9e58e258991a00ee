import { isCut, isSavedFailure } from './stripe-failure.server.ts';

const tries = 4;

/**
 * Makes an object once. `create` is called with a key that repeats for the same `key`, in this
 * process and every other. After an answer that leaves open whether the object exists, `find` looks
 * for it; a saved failure then asks for the next key, a broken connection for the same one again.
 * Throws what `create` threw last.
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
      if (!saved && !isCut(error)) throw error;
      const found = await find();
      if (found) return found;
      if (attempt === tries) throw error;
      if (saved) generation += 1;
    }
  }
}
