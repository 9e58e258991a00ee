import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '#platform/context/context.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { startPeriodicJobs } from './periodic-jobs.server.ts';

const services = { logger: createLogger('silent') } as Services;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs at once and after each interval', async () => {
  const run = vi.fn(async () => {});
  const jobs = startPeriodicJobs([{ name: 'sweep', everySeconds: 10, run }], services);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

it('runs at once when it is woken, and once more when it was woken while it ran', async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn(() => work.promise);
  const jobs = startPeriodicJobs([{ name: 'sweep', everySeconds: 3600, run }], services);
  await vi.advanceTimersByTimeAsync(1);
  jobs.wake('sweep');
  jobs.wake('another');
  expect(run).toHaveBeenCalledTimes(1);
  work.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  jobs.wake('sweep');
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

it('continues after a failure', async () => {
  const run = vi.fn(async () => {
    throw new Error('the database is unavailable');
  });
  const jobs = startPeriodicJobs([{ name: 'sweep', everySeconds: 1, run }], services);
  await vi.advanceTimersByTimeAsync(2500);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

it('waits for the current run when it stops, and starts no more', async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn(() => work.promise);
  const jobs = startPeriodicJobs([{ name: 'sweep', everySeconds: 1, run }], services);
  const stopped = vi.fn();
  const stopping = jobs.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).not.toHaveBeenCalled();
  work.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
});
