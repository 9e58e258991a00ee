import type { Page } from '@playwright/test';
import type { DayAvailability } from '#features/booking/booking.ts';

export type Slot = { date: string; time: string };

/** Returns the slots of the next weeks that visitors are offered; the first days may have none. */
export async function offered(page: Page): Promise<Slot[]> {
  const [from, to] = [0, 30].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const response = await page.request.get(`/api/bookings/availability?from=${from}&to=${to}`);
  const days = (await response.json()) as DayAvailability[];
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
}

/** Returns a slot in the middle of those offered, so that others lie on both sides. */
export async function someSlot(page: Page): Promise<Slot> {
  const slots = await offered(page);
  const slot = slots[Math.floor(slots.length / 2)];
  if (!slot) throw new Error('No slot is offered');
  return slot;
}
