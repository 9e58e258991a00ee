import { expect } from 'vitest';
import * as z from 'zod/mini';
import { managedBookingSchema } from '#features/booking/booking.schema.ts';
import type { ManagedBooking } from '#features/booking/booking.ts';
import { type BookingSite, waitingMails } from './booking-site.ts';

/** Returns the booking as the page behind its link shows it. */
export async function shown(site: BookingSite, token: string): Promise<ManagedBooking> {
  const response = await site.app.request(`/api/bookings/manage/${token}`);
  expect(response.status).toBe(200);
  return z.parse(managedBookingSchema, await response.json());
}

/** Returns status and code of a problem document; `field code` if it names a field. */
export async function refusalOf(response: Response): Promise<[status: number, code: string]> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const body = (await response.json()) as {
    code: string;
    errors?: { field: string; code: string }[];
  };
  const [error] = body.errors ?? [];
  return [response.status, error ? `${error.field} ${error.code}` : body.code];
}

/** Returns the kinds of the mails to visitors in the outbox. */
export async function mailKinds(site: BookingSite): Promise<string[]> {
  return (await waitingMails(site)).map(({ kind }) => kind);
}

/** Returns why a slot cannot be booked, or `free`. */
export async function reasonAt(
  site: BookingSite,
  { date, time }: { date: string; time: string },
): Promise<string> {
  const response = await site.app.request(`/api/bookings/availability?from=${date}&to=${date}`);
  const [day] = (await response.json()) as { slots: { time: string; reason?: string }[] }[];
  return day?.slots.find((slot) => slot.time === time)?.reason ?? 'free';
}
