import { randomUUID } from 'node:crypto';

/** @typedef {{date: string, time: string}} Slot */

/**
 * Free slots of the next sixty days.
 * @param {string} origin
 * @returns {Promise<Slot[]>}
 */
export async function readFreeSlots(origin) {
  const dayAfter = (/** @type {number} */ days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const url = `${origin}/api/bookings/availability?from=${dayAfter(1)}&to=${dayAfter(60)}`;
  /** @type {{date: string, slots: {time: string, available: boolean}[]}[]} */
  const days = await (await fetch(url)).json();
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
}

/**
 * @param {string} origin
 * @param {Slot} slot
 */
async function book(origin, slot) {
  const email = `${randomUUID()}@bench.example`;
  const body = { ...slot, name: 'Bench', email, company: 'Bench', phone: '1' };
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`A booking was answered with ${response.status}`);
}

/**
 * Books slots, four visitors at a time. Returns the seconds that it took.
 * @param {string} origin
 * @param {Slot[]} slots
 */
export async function bookAll(origin, slots) {
  const free = [...slots];
  async function visitor() {
    for (let slot = free.pop(); slot; slot = free.pop()) await book(origin, slot);
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: 4 }, visitor));
  return (performance.now() - start) / 1000;
}
