import { describe, expect, it } from 'vitest';
import { engineOfThisRun } from '../harness/test-database.ts';
import { playMonth } from './play-month.ts';

const isLong = Boolean(process.env.TEST_LONG);
const count = isLong ? 5000 : 300;
const timeout = isLong ? 3_600_000 : 300_000;

// The short run is always the same; the long one uses a new seed each time.
const usualSeed = isLong ? Math.floor(Math.random() * 2 ** 32) : 20_261_025;
const seed = Number(process.env.SIMULATION_SEED || usualSeed);

const end = { change: 'the end of summer time', from: '2026-10-05T06:30:00.000Z' };
const beginning = { change: 'the beginning of summer time', from: '2027-03-08T07:30:00.000Z' };
/** Each day each engine has one of them. */
const ofTheDay = engineOfThisRun() === 'sqlite' ? [end] : [beginning];
const months = isLong ? [end, beginning] : ofTheDay;

/** The minimum of what the months did together, without which they prove nothing. */
const least = {
  'book for': 1,
  'move for': 1,
  'cancel for': 1,
  undo: 1,
  'close hours': 1,
  'be busy': 1,
  'booking-confirmed': 50,
  'booking-moved': 15,
  'booking-cancelled': 10,
  'booking-reminder-24h': 10,
  'booking-reminder-1h': 10,
};

const tallies: Map<string, number>[] = [];

describe.each(months)(`${count} random actions in a month over $change`, ({ from }) => {
  it(
    'ends with no slot taken twice, no mail missing or sent twice, and no reminder of a cancelled booking',
    async () => {
      tallies.push(await playMonth({ from, count, seed }));
    },
    timeout,
  );
});

// Races end differently from run to run, so that one month alone may happen to lack an action.
it.each(Object.entries(least))('the months did this: %s, at least %i times', (what, times) => {
  const sum = tallies.reduce((total, tally) => total + (tally.get(what) ?? 0), 0);
  expect(sum).toBeGreaterThanOrEqual(times);
});
