import type { Route } from '@playwright/test';
import { bookingScreenTexts } from '#features/booking/booking-screen.texts.ts';
import { bodyFor, freeSlots, postBooking, type Slot } from '../../faults/book.ts';
import { refuse } from '../refuse.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

export async function firstFreeSlot({ server }: Scene): Promise<Slot> {
  const [slot] = await freeSlots(server.origin);
  if (!slot) throw new Error('No time is free');
  return slot;
}

/** Presses a day and a time of a calendar that is shown, which may have opened on the next month. */
export async function chooseSlot({ page, look }: Scene, slot: Slot): Promise<void> {
  const day = page.locator(`[data-day="${slot.date}"]`);
  const { previousMonth, nextMonth } = bookingScreenTexts[look.language];
  while ((await day.count()) === 0) {
    const shown = (await page.locator('[data-day]').first().getAttribute('data-day')) ?? '';
    const name = shown < slot.date ? nextMonth : previousMonth;
    await page.getByRole('button', { name }).click();
  }
  await day.click();
  await page.locator('.slot', { hasText: slot.time }).click();
}

/** Opens the form with a day and a time chosen. */
async function openForm(scene: Scene): Promise<Slot> {
  const slot = await firstFreeSlot(scene);
  await scene.page.goto(addressOf('/book-consultation', scene), { waitUntil: 'networkidle' });
  await chooseSlot(scene, slot);
  return slot;
}

async function fillIn({ page, look }: Scene): Promise<void> {
  await page.locator('[name=name]').fill('Noor El-Amin');
  await page
    .locator('[name=email]')
    .fill(`noor.${look.language}.${look.theme}.${look.width}@tessera.example`);
  await page.locator('[name=company]').fill('Tessera');
  await page.locator('[name=phone]').fill('+971 50 000 0000');
}

async function press(scene: Scene): Promise<void> {
  await scene.page.locator('form.book__panel button[type=submit]').click();
}

/** What the server may answer besides, and an answer that is lost. */
const refusals = [
  ['already-booked', refuse(409, 'already_booked')],
  ['limited', refuse(429, 'too_many_requests')],
  ['unavailable', refuse(503, 'temporarily_unavailable')],
  ['unconnected', (route: Route) => route.abort()],
] as const;

export const bookingStates: Subject[] = [
  {
    name: 'booking-errors',
    open: async (scene) => {
      await openForm(scene);
      await press(scene);
      await scene.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'booking-time-chosen', open: async (scene) => void (await openForm(scene)) },
  {
    name: 'booking-filled',
    open: async (scene) => {
      await openForm(scene);
      await fillIn(scene);
    },
  },
  {
    name: 'booking-slot-taken',
    open: async (scene) => {
      const slot = await openForm(scene);
      await fillIn(scene);
      await postBooking(scene.server.origin, bodyFor(slot));
      await press(scene);
      await scene.page.locator('.failure').waitFor();
    },
  },
  ...refusals.map(([name, answer]) => ({
    name: `booking-${name}`,
    open: async (scene: Scene) => {
      await scene.page.route('**/api/bookings', answer);
      await openForm(scene);
      await fillIn(scene);
      await press(scene);
      await scene.page.locator('.failure').waitFor();
    },
  })),
  {
    name: 'booked',
    open: async (scene) => {
      await openForm(scene);
      await fillIn(scene);
      await press(scene);
      await scene.page.locator('.booked').waitFor();
    },
  },
];
