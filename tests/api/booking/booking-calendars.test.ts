import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect } from 'vitest';
import { readClock } from '#core/zoned-time.ts';
import { makeCalendarFeed } from '#features/booking/desk/calendar-feed.server.ts';
import {
  type BookingSite,
  book,
  dumpTables,
  manage,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test } from '../../factories/booking-test.ts';

const it = test.extend('startsAt', { scope: 'file' }, '2026-03-20T08:30:00.000Z');

type Read = {
  uid: string;
  start: string;
  end: string;
  sequence: number;
  status: string;
  method: string;
};

function byIcalJs(content: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(content));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      method: String(calendar.getFirstPropertyValue('method') ?? ''),
    };
  });
}

function byNodeIcal(content: string): Read[] {
  const components = Object.values(nodeIcal.sync.parseICS(content));
  return components
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      start: event.start.toISOString(),
      end: String(event.end?.toISOString()),
      sequence: Number(event.sequence),
      status: String(event.status),
      method: String(event.method ?? ''),
    }));
}

/** Reads a calendar with two independent libraries, which must agree. */
function read(content: string): Read[] {
  const one = byIcalJs(content);
  const order = (events: Read[]) => [...events].sort((a, b) => a.uid.localeCompare(b.uid));
  expect(order(byNodeIcal(content)).map(({ method: _, ...event }) => event)).toEqual(
    order(one).map(({ method: _, ...event }) => event),
  );
  return one;
}

async function invitation(site: BookingSite, kind: string): Promise<string> {
  const mail = (await waitingMails(site)).find((one) => one.kind === kind);
  return String(mail?.attachments[0]?.content);
}

async function makeFeed(site: BookingSite, replace = false): Promise<string> {
  const outcome = await makeCalendarFeed(site.context, { replace });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return new URL(outcome.value.url).pathname;
}

async function feed(site: BookingSite, path: string): Promise<string> {
  const response = await site.app.request(path);
  expect(response.status).toBe(200);
  return response.text();
}

// Each: when it is booked, the day booked, the day moved to, and 10:00 in Lisbon on both as UTC.
const changes = [
  ['2026-03-20T08:30:00.000Z', '2026-03-27', '2026-03-30', 'T10:00:00.000Z', 'T09:00:00.000Z'],
  ['2026-10-16T08:30:00.000Z', '2026-10-23', '2026-10-26', 'T09:00:00.000Z', 'T10:00:00.000Z'],
] as const;

const wallTimes: Record<string, readonly [string, string, string, string]> = {
  'Europe/Lisbon': ['27 10:00', '30 10:00', '23 10:00', '26 10:00'],
  'Pacific/Auckland': ['27 23:00', '30 22:00', '23 22:00', '26 23:00'],
  'Asia/Kathmandu': ['27 15:45', '30 14:45', '23 14:45', '26 15:45'],
  'America/Los_Angeles': ['27 03:00', '30 02:00', '23 02:00', '26 03:00'],
  'America/Sao_Paulo': ['27 07:00', '30 06:00', '23 06:00', '26 07:00'],
};

describe.each(Object.entries(wallTimes))('for a visitor in %s', (timeZone, walls) => {
  it.for(changes)(
    'two libraries read the right instant in mails and feed (%s)',
    async ([now, first, second, firstTime, secondTime], { site }) => {
      site.clock.now = new Date(now);
      const path = await makeFeed(site);
      const { id, token } = await book(site, { date: first, time: '10:00', timeZone });
      const booked = { uid: id, start: first + firstTime, sequence: 0 };
      expect(read(await invitation(site, 'booking-confirmed'))).toMatchObject([
        { ...booked, status: 'CONFIRMED', method: 'REQUEST' },
      ]);
      expect(read(await feed(site, path))).toMatchObject([{ ...booked, status: 'CONFIRMED' }]);

      await manage(site, token, 'move', { date: second, time: '10:00' });
      const moved = { ...booked, start: second + secondTime, sequence: 1 };
      expect(read(await invitation(site, 'booking-moved'))).toMatchObject([
        { ...moved, status: 'CONFIRMED', method: 'REQUEST' },
      ]);
      expect(read(await feed(site, path))).toMatchObject([{ ...moved, status: 'CONFIRMED' }]);

      await manage(site, token, 'cancel');
      const cancelled = { ...moved, sequence: 2, status: 'CANCELLED' };
      expect(read(await invitation(site, 'booking-cancelled'))).toMatchObject([
        { ...cancelled, method: 'CANCEL' },
      ]);
      expect(read(await feed(site, path))).toMatchObject([cancelled]);

      const at = now.startsWith('2026-03') ? 0 : 2;
      const wall = [booked, moved].map(({ start }) => {
        const { day, time } = readClock(start, timeZone);
        return `${day.slice(8)} ${time}`;
      });
      expect(wall).toEqual(walls.slice(at, at + 2));
    },
  );
});

/** Returns the lines of a calendar that identify the event and give its status. */
function identityOf(content: string): string[] {
  return content
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => /^(METHOD|UID|SEQUENCE|STATUS|DT|ORGANIZER|LAST-MOD|CREATED)/.test(line));
}

it('the three mails of one booking are one event with rising sequence', async ({ site }) => {
  const { id, token } = await book(site, { date: '2026-03-27' });
  await manage(site, token, 'move', { date: '2026-03-30', time: '11:00' });
  site.clock.now = new Date('2026-03-21T12:00:00.000Z');
  await manage(site, token, 'cancel');
  const uid = `UID:${id}`;
  const organizer = 'ORGANIZER;CN="Entrada":mailto:ola@entrada.example';
  expect(identityOf(await invitation(site, 'booking-confirmed'))).toEqual([
    'METHOD:REQUEST',
    uid,
    'SEQUENCE:0',
    'DTSTAMP:20260320T083000Z',
    'DTSTART:20260327T100000Z',
    'DTEND:20260327T103000Z',
    organizer,
    'STATUS:CONFIRMED',
  ]);
  expect(identityOf(await invitation(site, 'booking-moved'))).toEqual([
    'METHOD:REQUEST',
    uid,
    'SEQUENCE:1',
    'DTSTAMP:20260320T083000Z',
    'DTSTART:20260330T100000Z',
    'DTEND:20260330T103000Z',
    organizer,
    'STATUS:CONFIRMED',
  ]);
  expect(identityOf(await invitation(site, 'booking-cancelled'))).toEqual([
    'METHOD:CANCEL',
    uid,
    'SEQUENCE:2',
    'DTSTAMP:20260321T120000Z',
    'DTSTART:20260330T100000Z',
    'DTEND:20260330T103000Z',
    organizer,
    'STATUS:CANCELLED',
  ]);
  const mails = await waitingMails(site);
  expect(mails.map(({ attachments }) => attachments[0]?.contentType).sort()).toEqual([
    'text/calendar; charset=utf-8; method=CANCEL',
    'text/calendar; charset=utf-8; method=REQUEST',
    'text/calendar; charset=utf-8; method=REQUEST',
  ]);
});

describe('the calendar feed', () => {
  it('follows the format line by line, whatever a visitor typed', async ({ site }) => {
    const path = await makeFeed(site);
    await book(site, {
      date: '2026-03-30',
      name: 'Zé "Noor"; El-Amin, נועה 🎉\\n\r\nDTSTART:20200101T000000Z',
      company: 'x'.repeat(200),
    });
    const content = await feed(site, path);
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = content.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(identityOf(content)).toEqual([
      expect.stringMatching(/^UID:/),
      'SEQUENCE:0',
      'DTSTAMP:20260320T083000Z',
      'DTSTART:20260330T090000Z',
      'DTEND:20260330T093000Z',
      'STATUS:CONFIRMED',
      'CREATED:20260320T083000Z',
      'LAST-MODIFIED:20260320T083000Z',
    ]);
    expect(read(content)).toHaveLength(1);
  });

  it('gives each visitor’s name and how to reach them', async ({ site }) => {
    const path = await makeFeed(site);
    const { reference } = await book(site, { date: '2026-03-30' });
    const [component] = new ICAL.Component(ICAL.parse(await feed(site, path))).getAllSubcomponents(
      'vevent',
    );
    expect(component?.getFirstPropertyValue('summary')).toBe('Noor El-Amin, Tessera');
    expect(component?.getFirstPropertyValue('description')).toBe(
      `noor@tessera.example\n+971 50 000 0000\n${reference}\nBy phone`,
    );
  });

  it('holds the past ninety days and the future, and leaves out older bookings', async ({
    site,
  }) => {
    const path = await makeFeed(site);
    await book(site, { date: '2026-03-24' });
    site.clock.now = new Date('2026-06-22T10:00:00.000Z');
    expect(read(await feed(site, path))).toHaveLength(1);
    site.clock.now = new Date('2026-06-22T10:00:00.001Z');
    expect(read(await feed(site, path))).toHaveLength(0);
  });

  it('keeps its text and ETag while nothing changes, and has others after a change', async ({
    site,
  }) => {
    const path = await makeFeed(site);
    const { token } = await book(site, { date: '2026-03-30' });
    const first = await site.app.request(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const tag = first.headers.get('etag') ?? '';
    site.clock.now = new Date('2026-03-20T09:30:00.000Z');
    const again = await site.app.request(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await manage(site, token, 'cancel');
    const changed = await site.app.request(path, { headers: { 'If-None-Match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it('is not found under a wrong or replaced secret, or before there is one', async ({ site }) => {
    const status = async (path: string) => (await site.app.request(path)).status;
    expect(await status('/api/bookings/feed/none.ics')).toBe(404);
    const first = await makeFeed(site);
    expect(await makeCalendarFeed(site.context, { replace: false })).toMatchObject({
      ok: false,
      refusal: { code: 'feed_exists', createdAt: '2026-03-20T08:30:00.000Z' },
    });
    expect(await status(first)).toBe(200);
    const second = await makeFeed(site, true);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect(await status(second.replace('.ics', ''))).toBe(404);
    expect(await status('/api/bookings/feed/.ics')).toBe(404);
  });

  it('keeps its secret only as a hash, and changes nothing when it is read', async ({ site }) => {
    const path = await makeFeed(site);
    await book(site, { date: '2026-03-30' });
    const before = await dumpTables(site);
    const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(before)).not.toContain(secret);
    await feed(site, path);
    expect(await dumpTables(site)).toEqual(before);
  });
});
