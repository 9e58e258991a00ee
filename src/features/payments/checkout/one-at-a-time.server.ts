const running = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of the same key in this process; without a key at once. */
export async function oneAtATime<Value>(
  key: string | null,
  work: () => Promise<Value>,
): Promise<Value> {
  if (key === null) return work();
  const before = running.get(key);
  const mine = before === undefined ? work() : before.then(work, work);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
