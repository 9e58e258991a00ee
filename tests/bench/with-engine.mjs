import setUpPostgres from '../harness/postgres-setup.mjs';

/**
 * Calls `use` while there is a server of the engine, if it needs one.
 * @template Value
 * @param {import('../harness/test-database.ts').Engine} engine
 * @param {() => Promise<Value>} use
 */
export async function withEngine(engine, use) {
  const tearDown = engine === 'postgres' ? await setUpPostgres() : undefined;
  try {
    return await use();
  } finally {
    await tearDown?.();
  }
}
