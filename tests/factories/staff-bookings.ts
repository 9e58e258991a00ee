import type {
  BookingList,
  StaffBookingDetail,
} from '#features/booking/desk/staff-booking.schema.ts';
import { bookingBody } from './booking-site.ts';
import type { Browser, StaffSite } from './staff-site.ts';

/** A refusal, or a booking as staff see it. */
export type StaffAnswer = Partial<StaffBookingDetail> & {
  code?: string;
  rules?: string[];
  nearest?: { date: string; time: string }[];
  present?: StaffBookingDetail;
  errors?: { field: string; code: string; message: string }[];
};

/** Returns the status and the body of a response. */
export async function read(response: Response): Promise<[number, StaffAnswer]> {
  return [response.status, (await response.json()) as StaffAnswer];
}

/** Books as a visitor; returns the id and the token of the link. */
export async function bookAsVisitor(
  site: Pick<StaffSite, 'send'>,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const { id = '', manageUrl = '' } = await site.send<Record<string, string>>(
    '/api/bookings',
    bookingBody(changes),
  );
  return { id, token: manageUrl.split('/').at(-1) ?? '' };
}

export async function listBookings(browser: Browser, query = ''): Promise<BookingList> {
  return (await (await browser.get(`/api/admin/bookings${query}`)).json()) as BookingList;
}

/** The log's rows about the bookings of this test; nothing empties the log. */
export async function auditedActions({ database }: StaffSite): Promise<string[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('auditLog')
      .innerJoin('bookings', 'bookings.id', 'auditLog.subjectId')
      .select('action')
      .orderBy('auditLog.at')
      .orderBy('auditLog.id')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

/** Returns the mails to an address, oldest first. */
export async function mailsTo(site: StaffSite, email: string) {
  return (await site.mails()).filter(({ to }) => to === email);
}
