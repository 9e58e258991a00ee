import { randomUUID } from 'node:crypto';

const day = 86_400_000;

export type Slot = { date: string; time: string };
export type BookedResponse = { id: string; reference: string; startsAt: string; manageUrl: string };
export type BookingBody = Record<string, string> & { email: string; date: string; time: string };

/** Returns the free slots from tomorrow to the end of the horizon. */
export async function freeSlots(origin: string): Promise<Slot[]> {
  const dayAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  const response = await fetch(
    `${origin}/api/bookings/availability?from=${dayAfter(1)}&to=${dayAfter(60)}`,
  );
  const days = (await response.json()) as {
    date: string;
    slots: { time: string; available: boolean }[];
  }[];
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
}

/** Returns a booking of `slot` for a unique visitor. */
export function bodyFor(slot: Slot): BookingBody {
  return {
    ...slot,
    name: 'Zoraida Quintanilha',
    email: `zoraida-${randomUUID()}@visitor.example`,
    company: 'Tessera',
    phone: '+971 50 123 4567',
  };
}

export function postBooking(origin: string, body: unknown, key?: string): Promise<Response> {
  return fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });
}

/** Returns the number of responses by status. */
export function tally(responses: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Returns the slots of the days on which all six are free. */
export async function freeDays(origin: string): Promise<Slot[][]> {
  const byDay = Map.groupBy(await freeSlots(origin), ({ date }) => date);
  return [...byDay.values()].filter((slots) => slots.length === 6);
}
