import { beforeEach, expect, it } from 'vitest';
import { createCalmCollector } from './free-memory.server.ts';

const megabyte = 1_000_000;
let heap: number;
let utilization: number;
let collections: number;
let tick: () => void;

beforeEach(() => {
  heap = 30 * megabyte;
  utilization = 0;
  collections = 0;
  tick = createCalmCollector({
    heapUsed: () => heap,
    utilization: () => utilization,
    collect() {
      collections += 1;
      heap = 31 * megabyte;
    },
  });
});

it('collects once after a busy time, when it is over', () => {
  heap = 60 * megabyte;
  utilization = 0.6;
  tick();
  expect(collections).toBe(0);
  utilization = 0.01;
  tick();
  expect(collections).toBe(1);
  tick();
  expect(collections).toBe(1);
});

it('leaves a process alone that has added little since the last collection', () => {
  heap += 7 * megabyte;
  tick();
  expect(collections).toBe(0);
  heap += 2 * megabyte;
  tick();
  expect(collections).toBe(1);
  heap += 7 * megabyte;
  tick();
  expect(collections).toBe(1);
});
