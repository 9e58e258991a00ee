import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import type { DayAvailability } from '#features/booking/booking.ts';
import type { RunningServer } from '../../../harness/running-server.ts';
import { buy, subscribe } from '../visitors.ts';

export type Slot = { date: string; time: string };

export type Visitor = { name: string; first: string; email: string };

function visitor(name: string, place: string): Visitor {
  const [first = name] = name.split(' ');
  return { name, first, email: `${first.toLowerCase()}@${place}.example` };
}

/** Who comes up in one week; the names of two weeks on one server differ. */
export function peopleOf(language: 'en' | 'pt') {
  const [client, spammer, early, late, absent, caller, buyer] =
    language === 'pt'
      ? ['Sofia', 'Vasco', 'Jonas', 'Hana', 'Omar', 'Teresa', 'Ingrid']
      : ['Yuki', 'Boris', 'Clara', 'Nils', 'Petra', 'Duarte', 'Amina'];
  return {
    client: visitor(`${client} Prates`, 'prates'),
    spammer: visitor(`${spammer} Lucro`, 'lucro'),
    early: visitor(`${early} Weidmann`, 'weidmann'),
    late: visitor(`${late} Novak`, 'novak'),
    absent: visitor(`${absent} Haddad`, 'haddad'),
    caller: visitor(`${caller} Lima`, 'lima'),
    buyer: visitor(`${buyer} Solheim`, 'solheim'),
  };
}

/** The slots of the next weeks that visitors are offered. */
export async function offered(page: Page, origin: string): Promise<Slot[]> {
  const [from, to] = [0, 30].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const url = `${origin}/api/bookings/availability?from=${from}&to=${to}`;
  const days = (await (await page.request.get(url)).json()) as DayAvailability[];
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
}

async function send(page: Page, origin: string, path: string, data: object) {
  const response = await page.request.post(origin + path, { data, headers: { Origin: origin } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { id: string };
}

/** Only time makes a consultation past. */
function letPass({ mailDir }: RunningServer, id: string): void {
  const database = new DatabaseSync(join(mailDir, '..', 'entrada.sqlite'), { timeout: 5_000 });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const [startsAt, endsAt] = [hoursAgo(26), hoursAgo(25)];
  database
    .prepare('update bookings set starts_at = ?, ends_at = ?, day = ?, time = ? where id = ?')
    .run(startsAt, endsAt, startsAt.slice(0, 10), startsAt.slice(11, 16), id);
  database.close();
}

/** What visitors did before the week begins. */
export async function seedWeek(page: Page, server: RunningServer, language: 'en' | 'pt') {
  const { origin } = server;
  const people = peopleOf(language);
  const { client, spammer, early, late, absent, buyer } = people;
  const message = 'Precisamos de registar a marca.';
  await send(page, origin, '/api/contact', { ...client, message, locale: 'pt' });
  const offer = 'Ganhe dinheiro a dormir.';
  await send(page, origin, '/api/contact', { ...spammer, message: offer, locale: 'pt' });
  const slots = await offered(page, origin);
  for (const [place, { name, email }] of [early, late, absent].entries()) {
    const client = { name, email, company: 'Tessera', phone: '+41 44 000 000' };
    const slot = slots[Math.floor((slots.length * (place + 1)) / 4)];
    const { id } = await send(page, origin, '/api/bookings', {
      ...client,
      ...slot,
      timeZone: 'Europe/Zurich',
    });
    if (client.name === absent.name) letPass(server, id);
  }
  await buy(page, origin, buyer);
  await subscribe(page, origin, client.email, client.name);
  return people;
}
