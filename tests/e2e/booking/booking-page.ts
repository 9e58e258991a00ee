import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { addDays, type Day, daysFrom } from '#core/calendar-day.ts';
import { companyToday, type DayAvailability, type FreeSlot } from '#features/booking/booking.ts';
import { bookingScreenTexts } from '#features/booking/booking-screen.texts.ts';
import {
  availabilityContext,
  dayAvailability,
  slotEnd,
} from '#features/booking/rules/availability.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import type { Language } from '#i18n/language.ts';
import { expect } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';

/** A Monday morning in Lisbon, before the Immaculate Conception (8 December) and Christmas. */
export const monday = '2026-11-23T09:30:00.000Z';
export const mondayDay = '2026-11-23';

export type Person = { name: string; email: string; company: string; phone: string };

let people = 0;

/** Returns a visitor that no other test uses. */
export function newPerson(): Person {
  people += 1;
  const email = `noor.${process.pid}.${Date.now()}.${people}@tessera.example`;
  return { name: 'Noor El-Amin', email, company: 'Tessera', phone: '+971 50 000 0000' };
}

type Turns = { previousMonth: Locator; nextMonth: Locator };

/** Turns a calendar, which opens on this month or the next, to the month of a day. */
export async function turnTo(
  form: Locator,
  { previousMonth, nextMonth }: Turns,
  date: string,
): Promise<void> {
  const first = form.locator('[data-day]').first();
  await expect(form.locator('.slots[aria-busy="true"]')).toHaveCount(0);
  for (;;) {
    const shown = ((await first.getAttribute('data-day')) ?? '').slice(0, 7);
    if (shown === date.slice(0, 7)) return;
    await (shown < date ? nextMonth : previousMonth).click();
    await expect(first).not.toHaveAttribute('data-day', new RegExp(`^${shown}`));
  }
}

/** The booking screen in one language. */
export function bookingPage(page: Page, language: Language = 'en') {
  const t = bookingScreenTexts[language];
  const form = page.locator('form.book__panel');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const slots = form.getByRole('group', { name: t.slots }).getByRole('button');
  return {
    t,
    form,
    fields: {
      name: field(t.name),
      email: field(t.email),
      company: field(t.company),
      phone: field(t.phone),
    },
    calendar: form.getByRole('grid'),
    day: (date: string): Locator => form.locator(`[data-day="${date}"]`),
    slots,
    slot: (time: string): Locator => slots.filter({ hasText: new RegExp(`^${time}`) }),
    confirm: form.getByRole('button', { name: t.confirm }),
    previousMonth: form.getByRole('button', { name: t.previousMonth }),
    nextMonth: form.getByRole('button', { name: t.nextMonth }),
    toast: page.locator('.toast[data-state="open"]'),
    whenError: page.locator('#when-error'),
    notice: page.locator('.failure'),
    booked: page.locator('.booked'),
    another: page.locator('summary', { hasText: t.another }),
    summary: page.getByRole('main').getByRole('complementary'),

    async open() {
      await page.goto(language === 'pt' ? '/pt/book-consultation' : '/book-consultation');
      await expect(this.calendar).toBeVisible();
    },
    /** Opens the day's month and presses the day. */
    async chooseDay(date: string) {
      await turnTo(form, this, date);
      await this.day(date).click();
    },
    async choose({ date, time }: Pick<FreeSlot, 'date' | 'time'>) {
      await this.chooseDay(date);
      await this.slot(time).click();
      await expect(this.slot(time)).toHaveAttribute('aria-pressed', 'true');
    },
    async fill(person: Person) {
      for (const name of ['name', 'email', 'company', 'phone'] as const)
        await this.fields[name].fill(person[name]);
    },
    async expectFields(person: Person) {
      for (const name of ['name', 'email', 'company', 'phone'] as const)
        await expect(this.fields[name]).toHaveValue(person[name]);
    },
  };
}

/** The first day whose slots tests take: none of them comes too near while a test runs. */
export const firstDayOfTests = (): Day => addDays(companyToday(new Date()), 2);

/** Closes the days from today to the day before `day`: no visitor is offered an earlier slot. */
export function closeUntil(server: RunningServer, day: Day): void {
  for (const closed of daysFrom(companyToday(new Date()), addDays(day, -1)))
    writeToDatabase(
      server,
      "insert or ignore into closed_days (day, note, note_pt) values (?, '', '')",
      closed,
    );
}

/** Returns the free slots from `firstDayOfTests` on, in order. */
export async function freeSlots(server: RunningServer): Promise<FreeSlot[]> {
  const first = firstDayOfTests();
  const url = `${server.origin}/api/bookings/availability?from=${first}&to=${addDays(first, 56)}`;
  const days = (await (await fetch(url)).json()) as DayAvailability[];
  return days.flatMap(({ date, slots }) =>
    slots.flatMap(({ available, time, startsAt }) => (available ? [{ date, time, startsAt }] : [])),
  );
}

export async function firstFreeSlot(server: RunningServer): Promise<FreeSlot> {
  const [slot] = await freeSlots(server);
  if (!slot) throw new Error('The server has no free slot left.');
  return slot;
}

/** Books over the API, as another visitor would. */
export async function bookOverApi(
  server: RunningServer,
  { date, time }: Pick<FreeSlot, 'date' | 'time'>,
  person: Person = newPerson(),
  more: Record<string, string> = {},
): Promise<{ id: string; reference: string; manageUrl: string }> {
  const answer = await fetch(`${server.origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, date, time, ...more }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; reference: string; manageUrl: string };
}

/** Returns the stored bookings of an address. */
export function storedBookings(server: RunningServer, email: string) {
  const file = join(dirname(server.mailDir), 'entrada.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('select * from bookings where email = ?').all(email);
  } finally {
    database.close();
  }
}

/** Writes to the server's database directly, as an owner's command does. */
export function writeToDatabase(server: RunningServer, sql: string, ...values: string[]) {
  const database = new DatabaseSync(join(dirname(server.mailDir), 'entrada.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}

/** Freezes the page's clock and mocks the availability of that moment. */
export async function freezeTime(page: Page, now: string = monday, taken: string[] = []) {
  await page.clock.setFixedTime(new Date(now));
  await page.route('**/api/bookings/availability*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const days = daysFrom(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
    const spans = taken.map((startsAt) => ({ startsAt, endsAt: slotEnd(startsAt, defaultRules) }));
    const context = availabilityContext({
      now: new Date(now),
      rules: defaultRules,
      blocked: [],
      closedDays: new Map(),
      bookings: Map.groupBy(spans, ({ startsAt }) => startsAt.slice(0, 10)),
    });
    return route.fulfill({ json: days.map((day) => dayAvailability(day, context)) });
  });
}
