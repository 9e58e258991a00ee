import { bookingApi } from '#features/booking/book/booking.api.server.ts';
import { calendarFeedApi } from '#features/booking/desk/calendar-feed.api.server.ts';
import { manageBookingApi } from '#features/booking/manage/manage-booking.api.server.ts';
import { saveRules } from '#features/booking/rules/booking-rules.repository.server.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Engine } from '../harness/test-database.ts';
import { apiSetup, mountForVisitors, openTestServices } from './test-services.ts';

export type BookingSite = Awaited<ReturnType<typeof createBookingSite>>;

/** Creates the booking API over a database of its own. `clock.now` may be set. */
export async function createBookingSite({ engine, now }: { engine?: Engine; now: string }) {
  const opened = await openTestServices({ engine, now });
  const { services, database, clock, outbox, close } = opened;
  return {
    app: mountForVisitors([bookingApi, manageBookingApi, calendarFeedApi], apiSetup(services)),
    services,
    get context() {
      return opened.context;
    },
    database,
    clock,
    outbox,
    /** Empties the tables that bookings fill, and sets clock and rules back. */
    async reset() {
      clock.now = new Date(now);
      outbox.woken = 0;
      await database.transaction(async (trx) => {
        for (const table of [
          'bookings',
          'outbox',
          'idempotencyKeys',
          'closedDays',
          'calendarFeeds',
        ] as const)
          await trx.deleteFrom(table).execute();
        await saveRules(trx, defaultRules);
      });
    },
    close,
  };
}

/** Returns a valid booking with some fields changed. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Noor El-Amin',
    email: 'noor@tessera.example',
    company: 'Tessera',
    phone: '+971 50 000 0000',
    date: '2026-11-24',
    time: '10:00',
    timeZone: 'Asia/Dubai',
    ...changes,
  };
}

/** Posts a booking: a string as it is, anything else as JSON. */
export async function post(
  { app }: BookingSite,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request('/api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function outgoingMails({ database }: BookingSite): Promise<OutgoingMail[]> {
  const rows = await database.read((db) =>
    db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id').execute(),
  );
  return rows.map(
    ({ kind, messageId, payload }) => ({ ...(payload as object), kind, messageId }) as OutgoingMail,
  );
}

/** Returns the mails to visitors in the outbox, oldest first. */
export async function waitingMails(site: BookingSite): Promise<OutgoingMail[]> {
  return (await outgoingMails(site)).filter(({ kind }) => kind !== 'booking-notice');
}

/** Returns the notifications to the company in the outbox, oldest first. */
export async function companyNotifications(site: BookingSite): Promise<OutgoingMail[]> {
  return (await outgoingMails(site)).filter(({ kind }) => kind === 'booking-notice');
}

export async function countBookings({ database }: BookingSite): Promise<number> {
  const rows = await database.read((db) => db.selectFrom('bookings').select('id').execute());
  return rows.length;
}

export type Booked = { id: string; reference: string; token: string };

/** Books, and returns the booking with the token of its link. */
export async function book(
  site: BookingSite,
  changes: Record<string, unknown> = {},
): Promise<Booked> {
  const response = await post(site, bookingBody(changes));
  if (response.status !== 201) throw new Error(`Not booked: ${await response.text()}`);
  const { id, reference, manageUrl } = (await response.json()) as Record<string, string>;
  return {
    id: String(id),
    reference: String(reference),
    token: String(manageUrl?.split('/').at(-1)),
  };
}

/** Returns the token of the manage link in a mail, which is not that of the response. */
export function tokenOf(mail: OutgoingMail | undefined): string {
  const [, token] = /\/manage-booking\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error('The mail has no manage link');
  return token;
}

/** Posts to a booking's link. */
export async function manage(
  { app }: BookingSite,
  token: string,
  action: 'move' | 'cancel' | 'confirm',
  body: unknown = {},
): Promise<Response> {
  return app.request(`/api/bookings/manage/${token}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Returns every row of the tables that bookings change, to compare before and after. */
export async function dumpTables({ database }: BookingSite): Promise<Record<string, unknown[]>> {
  const tables = [
    'bookings',
    'bookingLinks',
    'bookingReminders',
    'bookingRules',
    'closedDays',
    'calendarFeeds',
    'outbox',
    'idempotencyKeys',
  ] as const;
  const dump: Record<string, unknown[]> = {};
  for (const table of tables) {
    const rows = await database.read((db) => db.selectFrom(table).selectAll().execute());
    dump[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}
