import type { Language } from '#i18n/language.ts';
import {
  addDays,
  type ExpectedBooking,
  isChangeable,
  judge,
  type Slot,
  timesOn,
  todayAt,
} from './booking-model.ts';
import { type Zone, zones } from './expected-clocks.ts';
import { type Month, nowOf } from './simulated-month.ts';

export type Visitor = { name: string; email: string; language: Language; zone: Zone };

const names = ['Noor El-Amin', 'Zoé D’Ávila', 'Wiremu Parata', 'Sita Gurung', 'Ana-Luísa Sá'];

/** All visitors; each has one time zone and one language. */
const visitors: Visitor[] = Array.from({ length: 60 }, (_, index) => ({
  name: names[index % names.length] ?? '',
  email: `Visitor${index}@tessera.example`,
  language: index % 2 === 0 ? 'en' : 'pt',
  zone: zones[index % zones.length] ?? 'Europe/Lisbon',
}));

/** Returns any visitor, sometimes with the address in lower case. */
export function anyVisitor({ random }: Month): Visitor {
  const visitor = random.pick(visitors);
  return random.chance(0.2) ? { ...visitor, email: visitor.email.toLowerCase() } : visitor;
}

/** Returns a visitor without an open booking. */
export function newVisitor({ random, model, site }: Month, not: string[] = []): Visitor {
  const now = site.clock.now.getTime();
  const busy = new Set([
    ...not.map((email) => email.toLowerCase()),
    ...model.bookings
      .filter((one) => isChangeable(one, now))
      .map(({ email }) => email.toLowerCase()),
  ]);
  const free = visitors.filter(({ email }) => !busy.has(email.toLowerCase()));
  if (free.length > 0) return random.pick(free);
  const email = `guest${model.bookings.length}-${not.length}@tessera.example`;
  return { name: 'Guest', email, language: 'en', zone: 'Europe/Lisbon' };
}

/** Picks a slot of the wanted state, usually in the next days, or null if there is none. */
export function pickSlot(month: Month, wanted: 'free' | 'taken' | 'any'): Slot | null {
  const { random, model } = month;
  const now = nowOf(month);
  const today = todayAt(now);
  if (wanted === 'any') {
    const date = addDays(today, random.whole(-2, 64));
    return { date, time: random.pick([...model.rules.slotTimes, '12:30']) };
  }
  const [first, last] = random.pick([
    [0, 3],
    [0, 3],
    [0, 9],
    [5, 62],
  ] as const);
  const slots = Array.from({ length: last - first + 1 }, (_, index) =>
    addDays(today, first + index),
  ).flatMap((date) => timesOn(model, date).map((time) => ({ date, time })));
  const fitting = slots.filter((slot) => judge(model, slot, now) === wanted);
  return fitting.length === 0 ? null : random.pick(fitting);
}

/** Picks a booking that can be changed, or any booking. */
export function pickBooking(month: Month, changeable = true): ExpectedBooking | null {
  const { model, random } = month;
  const bookings = model.bookings.filter((one) => !changeable || isChangeable(one, nowOf(month)));
  return bookings.length === 0 ? null : random.pick(bookings);
}
