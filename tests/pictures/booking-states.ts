import { bookingScreenTexts } from '#features/booking/book/booking-screen.texts.ts';
import { bodyFor, freeSlots, postBooking, type Slot } from '../faults/book.ts';
import { addressOf, type Scene, type Subject } from './subject.ts';

async function firstFreeSlot({ server }: Scene): Promise<Slot> {
  const [slot] = await freeSlots(server.origin);
  if (!slot) throw new Error('No time is free');
  return slot;
}

/** Opens the form with a day and a time chosen. */
async function openForm(scene: Scene): Promise<void> {
  const { page, look } = scene;
  const slot = await firstFreeSlot(scene);
  await page.goto(addressOf('/book-consultation', scene), { waitUntil: 'networkidle' });
  const day = page.locator(`[data-day="${slot.date}"]`);
  const nextMonth = { name: bookingScreenTexts[look.language].nextMonth };
  while ((await day.count()) === 0) await page.getByRole('button', nextMonth).click();
  await day.click();
  await page.locator('.slot', { hasText: slot.time }).click();
}

async function fillIn({ page, look }: Scene): Promise<void> {
  await page.locator('[name=name]').fill('Noor El-Amin');
  await page.locator('[name=email]').fill(`noor.${look.theme}.${look.width}@tessera.example`);
  await page.locator('[name=company]').fill('Tessera');
  await page.locator('[name=phone]').fill('+971 50 000 0000');
}

async function press(scene: Scene): Promise<void> {
  await scene.page.locator('form.book__panel button[type=submit]').click();
}

/** Books by a call, and returns where the booking is managed. */
async function manageAddress(scene: Scene): Promise<string> {
  const { server, look } = scene;
  const body = { ...bodyFor(await firstFreeSlot(scene)), locale: look.language };
  const response = await postBooking(server.origin, body);
  const { manageUrl } = (await response.json()) as { manageUrl: string };
  return manageUrl;
}

export const bookingStates: Subject[] = [
  {
    name: 'booking-errors',
    open: async (scene) => {
      await openForm(scene);
      await press(scene);
      await scene.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'booking-slot-taken',
    open: async (scene) => {
      await scene.page.route('**/api/bookings', (route) =>
        route.fulfill({ status: 409, json: { code: 'slot_taken', title: 'Taken', status: 409 } }),
      );
      await openForm(scene);
      await fillIn(scene);
      await press(scene);
      await scene.page.locator('.failure').waitFor();
    },
  },
  {
    name: 'booked',
    open: async (scene) => {
      await openForm(scene);
      await fillIn(scene);
      await press(scene);
      await scene.page.locator('.booked').waitFor();
    },
  },
  {
    name: 'manage-booking',
    open: async (scene) => {
      await scene.page.goto(await manageAddress(scene), { waitUntil: 'networkidle' });
    },
  },
];
