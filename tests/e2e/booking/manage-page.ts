import type { Page } from '@playwright/test';
import type { FreeSlot } from '#features/booking/booking.ts';
import { manageBookingTexts } from '#features/booking/manage/manage-booking-screen.texts.ts';
import { managedBookingTexts } from '#features/booking/manage/managed-booking.texts.ts';
import type { Language } from '#i18n/language.ts';
import { expect } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { bookingPage, bookOverApi, freeSlots, newPerson, storedBookings } from './booking-page.ts';

/** The page of a booking in one language. */
export function managePage(page: Page, language: Language = 'en') {
  const t = { ...manageBookingTexts[language], ...managedBookingTexts[language] };
  const card = page.locator('.managed');
  const form = page.getByRole('form', { name: t.moveForm });
  const dialog = page.getByRole('dialog');
  const calendar = bookingPage(page, language);
  return {
    t,
    card,
    form,
    dialog,
    calendar,
    title: card.getByRole('heading', { level: 1 }),
    said: card.locator('.managed__said'),
    move: card.getByRole('button', { name: t.move }),
    cancel: card.getByRole('button', { name: t.cancel }),
    addToCalendar: card.getByRole('link', { name: calendar.t.addToCalendar }),
    comparison: form.locator('.change > div'),
    send: form.getByRole('button', { name: /^(Move|Mudar)/ }),
    keep: form.getByRole('button', { name: t.keep }),
    yes: dialog.getByRole('button', { name: t.cancelYes }),
    no: dialog.getByRole('button', { name: t.cancelKeep }),
    notice: page.locator('.failure'),
    toast: calendar.toast,

    async chooseNew(slot: Pick<FreeSlot, 'date' | 'time'>) {
      await this.move.click();
      await expect(form).toBeVisible();
      await calendar.choose(slot);
    },
  };
}

type More = {
  timeZone?: string;
  locale?: Language;
  about?: string;
  aboutText?: string;
};

/** Books over the API; returns the booking, its row and later free slots, the first on the same day. */
export async function createBooking(server: RunningServer, more: More = {}) {
  const person = newPerson();
  const free = await freeSlots(server);
  const withLeft = (left: number) =>
    free.findIndex(({ date }, at) => free[at + left]?.date === date);
  // Prefers a day with a third free slot, because a full day is closed.
  const start = withLeft(2) === -1 ? withLeft(1) : withLeft(2);
  const [slot, ...others] = free.slice(start);
  const [other] = others;
  if (!slot || !other) throw new Error('Two free slots are needed.');
  const booking = await bookOverApi(server, slot, person, more);
  const { pathname } = new URL(booking.manageUrl);
  return {
    ...booking,
    path: pathname,
    token: pathname.split('/').at(-1) ?? '',
    person,
    slot,
    other,
    others,
    row: () => storedBookings(server, person.email)[0],
  };
}

/** Changes a booking over the API, as from another window. */
export async function changeOverApi(
  server: RunningServer,
  token: string,
  action: 'move' | 'cancel',
  slot?: Pick<FreeSlot, 'date' | 'time'>,
) {
  const answer = await fetch(`${server.origin}/api/bookings/manage/${token}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(slot ? { body: JSON.stringify({ date: slot.date, time: slot.time }) } : {}),
  });
  expect(answer.status).toBe(200);
}

/** Returns a counter of the page's POST requests from now on. */
export function countPosts(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) count += 1;
  });
  return () => count;
}
