import { afterEach, expect, it } from 'vitest';
import type { DayAvailability } from '#features/booking/booking.ts';
import { addDays } from '#features/booking/calendar-day.ts';
import { closeDay } from '#features/booking/close-day.server.ts';
import { remindBookings } from '#features/booking/remind-bookings.server.ts';
import { reopenDay } from '#features/booking/reopen-day.server.ts';
import { setBookingRules } from '#features/booking/set-booking-rules.server.ts';
import { type BookingMonth, createBookingMonth } from '../factories/booking-month.ts';
import {
  type BookingSite,
  bookingBody,
  createBookingSite,
  manage,
  post,
} from '../factories/booking-site.ts';

const actions = process.env.TEST_LONG ? 2500 : 150;
/** Minutes: a month when there is time, else the fortnight around the change of clocks. */
const span = (process.env.TEST_LONG ? 30 : 15) * 24 * 60;

let site: BookingSite | undefined;
afterEach(() => site?.close());

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Managed = { id: string; sequence: number; status: string; startsAt: string };

/** What visitors, the owner and misfortune do, each by chance. */
function happenings(here: BookingSite, time: BookingMonth, random: () => number) {
  const answers: Record<string, number> = {};
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)];
  const today = () => here.clock.now.toISOString().slice(0, 10);

  async function someSlot(): Promise<{ date: string; time: string }> {
    const date = addDays(today(), below(8));
    const url = `/api/bookings/availability?from=${date}&to=${date}`;
    const [day] = (await (await here.app.request(url)).json()) as DayAvailability[];
    const free = day?.slots.filter(({ available }) => available) ?? [];
    // Mostly a free one; at times one that is taken, closed or past.
    return {
      date,
      time: pick(random() < 0.8 && free.length > 0 ? free : (day?.slots ?? []))?.time ?? '09:00',
    };
  }

  function count(what: string, { status }: Response): void {
    answers[`${what} ${status}`] = (answers[`${what} ${status}`] ?? 0) + 1;
    if (status >= 500) time.wrong.push(`${what} was answered ${status}`);
  }

  async function noteBooked(response: Response): Promise<void> {
    count('book', response);
    if (response.status !== 201) return;
    const { id, startsAt, manageUrl } = (await response.json()) as Record<string, string>;
    const token = String(manageUrl?.split('/').at(-1));
    const known = { id: String(id), startsAt: String(startsAt), token, sequence: 0 };
    time.note({ ...known, status: 'confirmed' }, 'confirmed');
  }

  async function noteChanged(token: string, word: 'moved' | 'cancelled', response: Response) {
    count(word, response);
    if (response.status !== 200) return;
    const { id, sequence, status, startsAt } = (await response.json()) as Managed;
    time.note({ id, sequence, status, startsAt, token }, word);
  }

  const visitor = () => `visitor-${below(200)}@x.example`;
  /** Mostly one that is near, because that is when reminders wait. */
  function someBooking() {
    const now = here.clock.now.toISOString();
    const all = [...time.bookings.values()];
    const open = all.filter(({ status, startsAt }) => status !== 'cancelled' && startsAt > now);
    const nearest = open.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    return random() < 0.7 ? pick(nearest.slice(0, 4)) : pick(all);
  }

  const deeds = {
    async book() {
      const body = bookingBody({ ...(await someSlot()), email: visitor() });
      const headers = { 'Idempotency-Key': `key-${random()}` };
      // Pressed twice under one key, as browsers and impatient people do.
      const answers = await Promise.all([post(here, body, headers), post(here, body, headers)]);
      for (const answer of answers) await noteBooked(answer);
    },
    async rush() {
      const slot = await someSlot();
      const bodies = [0, 1, 2, 3].map((_) => bookingBody({ ...slot, email: visitor() }));
      for (const answer of await Promise.all(bodies.map((body) => post(here, body))))
        await noteBooked(answer);
    },
    async move(late?: string) {
      const slot = await someSlot();
      const tokens = new Set([late ?? someBooking()?.token, someBooking()?.token]);
      const moves = [...tokens].map(async (token = 'none') => {
        const answer = await manage(here, token, 'move', slot);
        await noteChanged(token, 'moved', answer);
      });
      await Promise.all(moves);
    },
    async cancel(token = someBooking()?.token ?? 'none') {
      await noteChanged(token, 'cancelled', await manage(here, token, 'cancel'));
    },
    /** Changes a booking while its reminder waits, because the mail server is away. */
    async changeLate() {
      const soon = someBooking();
      if (!soon) return;
      const minutesLeft = (Date.parse(soon.startsAt) - here.clock.now.getTime()) / 60_000;
      const untilDue = minutesLeft - (pick([1, 24]) ?? 1) * 60;
      if (untilDue < 30 || untilDue > 2 * 24 * 60) return;
      await time.pass(untilDue - 25);
      time.away('mail', 60);
      await time.pass(40);
      await (random() < 0.5 ? deeds.cancel(soon.token) : deeds.move(soon.token));
    },
    async look() {
      const token = someBooking()?.token ?? 'none';
      count('look', await here.app.request(`/api/bookings/manage/${token}`));
    },
    async close() {
      await closeDay(here.deps, {
        day: addDays(today(), below(8)),
        note: 'Closed',
        notePt: 'Fechado',
      });
    },
    async reopen() {
      await reopenDay(here.deps, addDays(today(), below(8)));
    },
    async rules() {
      await setBookingRules(here.deps, {
        slotMinutes: pick([30, 30, 45, 60]),
        bufferMinutes: pick([0, 0, 15]),
        mostPerDay: pick([null, 4]),
        slotTimes: pick([
          ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'],
          ['09:00', '09:30', '10:15', '11:00', '16:30', '18:00'],
        ]),
      });
    },
    async crash() {
      time.kill(pick(['before_sending', 'after_sending'] as const) ?? 'after_sending');
      const dying = { ...here.deps, getCompany: () => Promise.reject(new Error('killed')) };
      await remindBookings(dying).catch(() => {});
    },
    async down() {
      time.away(pick(['server', 'mail', 'mail'] as const) ?? 'mail', 60 + below(480));
    },
  };
  const frequency: Record<keyof typeof deeds, number> = {
    book: 34,
    rush: 6,
    move: 20,
    cancel: 12,
    look: 8,
    close: 3,
    reopen: 4,
    rules: 3,
    crash: 6,
    down: 4,
    changeLate: 5,
  };
  const lots = Object.entries(frequency).flatMap(([deed, weight]) =>
    Array<string>(weight).fill(deed),
  );
  return { answers, next: () => deeds[pick(lots) as keyof typeof deeds]() };
}

async function overlaps(here: BookingSite): Promise<string[]> {
  const spans = await here.database.read((db) =>
    db
      .selectFrom('bookings')
      .select(['startsAt', 'endsAt'])
      .where('status', '!=', 'cancelled')
      .orderBy('startsAt')
      .execute(),
  );
  return spans.slice(1).flatMap(({ startsAt }, index) => {
    const before = spans[index]?.endsAt ?? '';
    return startsAt < before ? [`${startsAt} begins before ${before}`] : [];
  });
}

it.each([
  ['spring', '2026-03-20T08:00:00.000Z', 11],
  ['autumn', '2026-10-16T08:00:00.000Z', 12],
])(
  'the weeks around the change of clocks in %s: nothing is booked twice, missing or said in vain',
  async (_, now, seed) => {
    const here = await createBookingSite({ now });
    site = here;
    const random = seeded(seed);
    const time = createBookingMonth(here);
    const { answers, next } = happenings(here, time, random);
    for (let done = 0; done < actions; done += 1) {
      await next();
      expect(await overlaps(here)).toEqual([]);
      await time.pass(Math.ceil((2 * random() * span) / actions));
    }
    // The owner has given-up mails tried again; then every consultation passes, and every wait.
    await here.database.transaction((trx) =>
      trx
        .updateTable('outbox')
        .set({ status: 'waiting', attempts: 0, nextAttemptAt: here.clock.now.toISOString() })
        .where('status', '=', 'dead')
        .execute(),
    );
    await time.pass(10 * 24 * 60);
    for (const booking of time.bookings.values())
      if (booking.status === 'confirmed')
        time.expectReminders(booking, Date.parse(booking.startsAt));

    expect(time.wrong).toEqual([]);
    expect(time.missing()).toEqual([]);
    expect(time.twice()).toEqual([]);
    const left = await here.database.read((db) =>
      db.selectFrom('outbox').select('messageId').where('status', '!=', 'sent').execute(),
    );
    expect(left).toEqual([]);
    // The month was one of deeds, not of refusals alone.
    const many = actions / 30;
    for (const answer of ['book 201', 'book 409', 'moved 200', 'cancelled 200'])
      expect(`${answer}: ${(answers[answer] ?? 0) > many}`).toBe(`${answer}: true`);
    const reminded = [...time.arrived.keys()].filter((id) => id.startsWith('booking-reminder'));
    expect(reminded.length).toBeGreaterThan(many);
  },
  actions * 1000,
);
