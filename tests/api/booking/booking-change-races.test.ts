import { expect } from 'vitest';
import {
  type BookingSite,
  book,
  bookingBody,
  manage,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
const weeks = [...days, '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'];
const contested = { date: '2026-12-10', time: '10:00' };

async function bookMany(site: BookingSite, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const date = weeks[Math.floor(index / times.length)];
    const { token } = await book(site, {
      date,
      time: times[index % 6],
      email: `v${index}@x.example`,
    });
    tokens.push(token);
  }
  return tokens;
}

function tally(responses: Response[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function activeStarts(site: BookingSite): Promise<string[]> {
  const rows = await site.database.read((db) =>
    db.selectFrom('bookings').select('startsAt').where('status', '!=', 'cancelled').execute(),
  );
  return rows.map(({ startsAt }) => startsAt);
}

it('of fifty bookings moved to one slot at once, one gets it and the others keep theirs', async ({
  site,
}) => {
  const tokens = await bookMany(site, 50);
  const before = await activeStarts(site);
  const responses = await Promise.all(
    tokens.map((token) => manage(site, token, 'move', contested)),
  );
  expect(tally(responses)).toEqual({ 200: 1, 409: 49 });
  const after = await activeStarts(site);
  expect(new Set(after).size).toBe(50);
  expect(after.filter((start) => !before.includes(start))).toEqual(['2026-12-10T10:00:00.000Z']);
  const moved = (await waitingMails(site)).filter(({ kind }) => kind === 'booking-moved');
  expect(moved).toHaveLength(1);
});

it('of moves and bookings that race for one slot, one gets it', async ({ site }) => {
  const tokens = await bookMany(site, 12);
  const responses = await Promise.all(
    tokens.flatMap((token, index) => [
      manage(site, token, 'move', contested),
      post(site, bookingBody({ ...contested, email: `new${index}@x.example` })),
    ]),
  );
  const won = responses.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  const after = await activeStarts(site);
  expect(after.filter((start) => start === '2026-12-10T10:00:00.000Z')).toHaveLength(1);
  expect(new Set(after).size).toBe(after.length);
});

it('one booking moved to ten slots and cancelled at once stays one booking, with a mail for each change', async ({
  site,
}) => {
  const [token = ''] = await bookMany(site, 1);
  const targets = days.flatMap((date) => [
    { date, time: '15:00' },
    { date, time: '16:00' },
  ]);
  const responses = await Promise.all([
    ...targets.map((target) => manage(site, token, 'move', target)),
    manage(site, token, 'cancel'),
  ]);
  const changes = responses.filter(({ status }) => status === 200).length;
  expect(responses.at(-1)?.status).toBe(200);
  const rows = await site.database.read((db) =>
    db.selectFrom('bookings').select(['status', 'sequence']).execute(),
  );
  expect(rows).toEqual([{ status: 'cancelled', sequence: changes }]);
  expect(await waitingMails(site)).toHaveLength(1 + changes);
});

it('a slot that is freed by a move goes to one of the visitors who want it', async ({ site }) => {
  const { token } = await book(site, contested);
  await manage(site, token, 'move', { date: '2026-12-11', time: '09:00' });
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      post(site, bookingBody({ ...contested, email: `w${index}@x.example` })),
    ),
  );
  expect(tally(responses)).toEqual({ 201: 1, 409: 9 });
});

it('of bookings whose slots overlap but start at different times, one gets the time', async ({
  site,
}) => {
  await site.database.transaction((trx) =>
    trx
      .updateTable('bookingRules')
      .set({ slotTimes: JSON.stringify(['09:00', '09:15', '09:30', '09:45']), slotMinutes: 60 })
      .execute(),
  );
  const responses = await Promise.all(
    ['09:00', '09:15', '09:30', '09:45'].flatMap((time) =>
      Array.from({ length: 5 }, (_, index) =>
        post(
          site,
          bookingBody({
            date: '2026-12-10',
            time,
            email: `${time}-${index}@x.example`.replace(':', ''),
          }),
        ),
      ),
    ),
  );
  expect(tally(responses)).toEqual({ 201: 1, 409: 19 });
});

it('no more bookings than the daily limit are taken, however many arrive at once', async ({
  site,
}) => {
  await site.database.transaction((trx) =>
    trx.updateTable('bookingRules').set({ mostPerDay: 2 }).execute(),
  );
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post(
        site,
        bookingBody({ date: '2026-12-10', time: times[index % 6], email: `m${index}@x.example` }),
      ),
    ),
  );
  expect(tally(responses)).toEqual({ 201: 2, 409: 28 });
});
