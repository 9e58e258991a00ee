import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  type BookingSite,
  book,
  bookingBody,
  createBookingSite,
  manage,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';

let site: BookingSite;
beforeAll(async () => {
  site = await createBookingSite({ now: '2026-11-23T08:30:00.000Z' });
});
afterEach(() => site.reset());
afterAll(() => site.close());

const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
const weeks = [...days, '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'];
const contested = { date: '2026-12-10', time: '10:00' };

async function bookMany(count: number): Promise<string[]> {
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

function tally(answers: Response[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function activeStarts(): Promise<string[]> {
  const rows = await site.database.read((db) =>
    db.selectFrom('bookings').select('startsAt').where('status', '!=', 'cancelled').execute(),
  );
  return rows.map(({ startsAt }) => startsAt);
}

it('fifty bookings moved to one slot at once: one gets it, the others stay where they are', async () => {
  const tokens = await bookMany(50);
  const before = await activeStarts();
  const answers = await Promise.all(tokens.map((token) => manage(site, token, 'move', contested)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 49 });
  const after = await activeStarts();
  expect(new Set(after).size).toBe(50);
  expect(after.filter((start) => !before.includes(start))).toEqual(['2026-12-10T10:00:00.000Z']);
  const told = (await waitingMails(site)).filter(({ kind }) => kind === 'booking-moved');
  expect(told).toHaveLength(1);
});

it('moves and bookings that race for one slot: one of all gets it', async () => {
  const tokens = await bookMany(12);
  const answers = await Promise.all(
    tokens.flatMap((token, index) => [
      manage(site, token, 'move', contested),
      post(site, bookingBody({ ...contested, email: `new${index}@x.example` })),
    ]),
  );
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  const after = await activeStarts();
  expect(after.filter((start) => start === '2026-12-10T10:00:00.000Z')).toHaveLength(1);
  expect(new Set(after).size).toBe(after.length);
});

it('one booking moved to ten slots and cancelled at once stays one booking, and is told of each change', async () => {
  const [token = ''] = await bookMany(1);
  const targets = days.flatMap((date) => [
    { date, time: '15:00' },
    { date, time: '16:00' },
  ]);
  const answers = await Promise.all([
    ...targets.map((target) => manage(site, token, 'move', target)),
    manage(site, token, 'cancel'),
  ]);
  const changes = answers.filter(({ status }) => status === 200).length;
  expect(answers.at(-1)?.status).toBe(200);
  const rows = await site.database.read((db) =>
    db.selectFrom('bookings').select(['status', 'sequence']).execute(),
  );
  expect(rows).toEqual([{ status: 'cancelled', sequence: changes }]);
  expect(await waitingMails(site)).toHaveLength(1 + changes);
});

it('a slot that is freed by a move goes to one of those who wait for it', async () => {
  const { token } = await book(site, contested);
  await manage(site, token, 'move', { date: '2026-12-11', time: '09:00' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      post(site, bookingBody({ ...contested, email: `w${index}@x.example` })),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
});

it('bookings whose slots overlap without starting alike race for the time: one gets it', async () => {
  await site.database.transaction((trx) =>
    trx
      .updateTable('bookingRules')
      .set({ slotTimes: JSON.stringify(['09:00', '09:15', '09:30', '09:45']), slotMinutes: 60 })
      .execute(),
  );
  const answers = await Promise.all(
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
  expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
});

it('no more bookings than the most of a day are taken, however many press at once', async () => {
  await site.database.transaction((trx) =>
    trx.updateTable('bookingRules').set({ mostPerDay: 2 }).execute(),
  );
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post(
        site,
        bookingBody({ date: '2026-12-10', time: times[index % 6], email: `m${index}@x.example` }),
      ),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 2, 409: 28 });
});
