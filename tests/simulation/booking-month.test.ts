import { describe, expect, it } from 'vitest';
import { playMonth } from './play-month.ts';

const isLong = Boolean(process.env.TEST_LONG);
const count = isLong ? 5000 : 300;
const timeout = isLong ? 3_600_000 : 300_000;

// The short run is always the same; the long one uses a new seed each time.
const usualSeed = isLong ? Math.floor(Math.random() * 2 ** 32) : 20_261_025;
const seed = Number(process.env.SIMULATION_SEED || usualSeed);

const months = [
  { change: 'the end of summer time', from: '2026-10-05T06:30:00.000Z' },
  { change: 'the beginning of summer time', from: '2027-03-08T07:30:00.000Z' },
];

/** The minimum number of mails sent, without which the month proves nothing. */
const least = {
  'booking-confirmed': 50,
  'booking-moved': 15,
  'booking-cancelled': 10,
  'booking-reminder-24h': 15,
  'booking-reminder-1h': 15,
};

describe.each(months)(`${count} random actions in a month over $change`, ({ from }) => {
  it(
    'ends with no slot taken twice, no mail missing or sent twice, and no reminder of a cancelled booking',
    async () => {
      const tally = await playMonth({ from, count, seed });
      for (const what of ['book for', 'move for', 'cancel for', 'undo', 'close hours', 'be busy'])
        expect(tally.get(what), what).toBeGreaterThanOrEqual(1);
      for (const [what, times] of Object.entries(least))
        expect(tally.get(what), what).toBeGreaterThanOrEqual(times);
    },
    timeout,
  );
});
