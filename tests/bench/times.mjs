import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** @typedef {{perSecond: number, p50: number, p99: number}} Measured times in milliseconds */

/**
 * @param {string} url
 * @returns {Promise<number | undefined>} the status
 */
function get(url) {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    call.once('error', reject);
    call.end();
  });
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Runs `work` over and over, `parallel` at a time.
 * @param {() => Promise<void>} work
 * @param {{count: number, parallel: number}} options
 * @returns {Promise<Measured>}
 */
async function measure(work, { count, parallel }) {
  /** @type {number[]} */
  const times = [];
  let started = 0;
  async function worker() {
    while (started < count) {
      started += 1;
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: parallel }, worker));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** @param {string} url */
async function getPage(url) {
  const status = await get(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}

/**
 * A page that is in the cache, 16 readers at a time.
 * @param {string} origin
 * @param {string} path
 */
export async function measureCachedPage(origin, path) {
  await measure(() => getPage(origin + path), { count: 300, parallel: 16 });
  return measure(() => getPage(origin + path), { count: 2000, parallel: 16 });
}

/**
 * A page that is not in the cache: the content changes before each call, so it is rendered again.
 * @param {string} origin
 * @param {string} path
 * @param {() => void} touchContent
 */
export async function measureUncachedPage(origin, path, touchContent) {
  await getPage(origin + path);
  return measure(
    async () => {
      touchContent();
      await getPage(origin + path);
    },
    { count: 60, parallel: 1 },
  );
}

/**
 * Bookings of free slots, four visitors at a time.
 * @param {string} origin
 */
export async function measureBookings(origin) {
  const dayAfter = (/** @type {number} */ days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const url = `${origin}/api/bookings/availability?from=${dayAfter(1)}&to=${dayAfter(60)}`;
  /** @type {{date: string, slots: {time: string, available: boolean}[]}[]} */
  const days = await (await fetch(url)).json();
  const slots = days.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
  const book = async () => {
    const body = {
      ...slots.pop(),
      name: 'Bench',
      email: `${randomUUID()}@bench.example`,
      company: 'Bench',
      phone: '1',
    };
    const response = await fetch(`${origin}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`A booking was answered with ${response.status}`);
  };
  return measure(book, { count: Math.min(slots.length, 150), parallel: 4 });
}
