import { cpus, loadavg } from 'node:os';
import { formatPercent } from '../part.mjs';
import { median, spread } from './statistics.mjs';

/** A fixed piece of work, in milliseconds: its CPU time, and the time that passed. @typedef {{ cpu: number, wall: number }} Calibration */

/** Beyond these a run is called noisy. */
const most = { speed: 0.1, waiting: 1.1, repeats: 0.15 };

/** Runs the same loop five times, and returns the median of each time. */
export function calibrate() {
  const runs = Array.from({ length: 5 }, calibrateOnce);
  return { cpu: median(runs.map(({ cpu }) => cpu)), wall: median(runs.map(({ wall }) => wall)) };
}

/** @returns {Calibration} */
function calibrateOnce() {
  const before = process.threadCpuUsage();
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 20_000_000; turn += 1) sum = (sum + turn * turn) % 1_000_003;
  if (sum < 0) throw new Error('The loop was not run');
  const wall = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1000, wall };
}

export function readLoad() {
  return loadavg()[0] ?? Number.NaN;
}

/**
 * How much a run was disturbed: `speed` is the spread of the CPU time of one loop over the run, `waiting`
 * its longest time on the clock in times of its CPU time, `repeats` the spread of each repeated measure.
 * @typedef {{ speed: number, waiting: number, loads: number[], repeats: Record<string, number> }} Noise
 */

/**
 * @param {Calibration[]} calibrations
 * @param {number[]} loads
 * @param {Record<string, number[]>} repeats
 * @returns {Noise}
 */
export function summarizeNoise(calibrations, loads, repeats) {
  return {
    speed: spread(calibrations.map(({ cpu }) => cpu)),
    waiting: Math.max(...calibrations.map(({ cpu, wall }) => wall / cpu)),
    loads,
    repeats: Object.fromEntries(
      Object.entries(repeats)
        .filter(([, values]) => values.length > 1)
        .map(([what, values]) => [what, spread(values)]),
    ),
  };
}

/**
 * The noise in sentences, the verdict first.
 * @param {Noise} noise
 * @returns {string[]}
 */
export function describeNoise({ speed, waiting, loads, repeats }) {
  const spreads = Object.entries(repeats).map(([what, share]) => `${what} ${formatPercent(share)}`);
  const noisy =
    speed > most.speed ||
    waiting > most.waiting ||
    Object.values(repeats).some((share) => share > most.repeats);
  return [
    noisy
      ? 'The run was noisy: compare values of this run with each other, not with those of another.'
      : 'The run was quiet.',
    `The CPU time of a fixed loop differs by ${formatPercent(speed)} over the run; at worst it took ${waiting.toFixed(2)} times as long on the clock.`,
    `Load average on ${cpus().length} cores: ${loads.map((load) => load.toFixed(1)).join(', ')} (before each part and at the end; the bench itself adds to it).`,
    ...(spreads.length > 0
      ? [`Repeated measures differ, from the lowest to the highest, by: ${spreads.join(', ')}.`]
      : []),
  ];
}
