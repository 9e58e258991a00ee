import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ownerCommands } from '#server/owner-commands.server.ts';
import { runOwnerCommand } from '#server/run-owner-command.server.ts';
import {
  type BookingSite,
  book,
  bookingBody,
  createBookingSite,
  post,
} from '../../factories/booking-site.ts';

let site: BookingSite;
beforeAll(async () => {
  site = await createBookingSite({ now: '2026-11-23T08:30:00.000Z' });
});
afterEach(() => site.reset());
afterAll(() => site.close());

async function owner(...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

it('the rules are shown, each beside its flag', async () => {
  const { code, output } = await owner('rules');
  expect(code).toBe(0);
  expect(output.split('\n').slice(0, 9)).toEqual([
    'slots     09:00,10:00,11:00,14:00,15:00,16:00',
    'weekdays  Mon,Tue,Wed,Thu,Fri',
    'minutes   30',
    'notice    2 hours',
    'horizon   60 days',
    'buffer    0 minutes',
    'most      none',
    'place     any',
    'link      none',
  ]);
});

it('every rule can be set, and taken back', async () => {
  const set = await owner(
    'rules',
    ...['--slots', '17:00, 08:00', '--weekdays', 'sat,Mon', '--minutes', '60', '--notice', '0'],
    ...['--horizon', '90', '--buffer', '15', '--most=3', '--place', 'video'],
    ...['--link', 'https://meet.example/entrada'],
  );
  expect(set).toMatchObject({ code: 0, error: '' });
  expect(set.output).toMatch(/^slots {5}08:00,17:00\nweekdays {2}Mon,Sat\nminutes {3}60\n/);
  expect((await post(site, bookingBody({ date: '2026-11-28', time: '08:00' }))).status).toBe(201);
  const back = await owner('rules', '--most', 'none', '--place', 'phone', '--link', 'none');
  expect(back.output).toMatch(/most {6}none\nplace {5}phone\nlink {6}none/);
});

it.each([
  [['--notice', 'soon'], 2, 'soon is not a whole number.'],
  [['--weekdays', 'Lun'], 2, 'Lun is not one of Mon'],
  [['--colour', 'red'], 2, "Unknown option '--colour'"],
  [['--slots', '25:00'], 1, 'Nothing was changed. slotTimes: invalid time'],
  [['--place', 'video'], 1, 'Nothing was changed. videoLink: required'],
])('rules %j ends with %i: %s', async (args, code, sentence) => {
  const outcome = await owner('rules', ...args);
  expect(outcome.code).toBe(code);
  expect(outcome.error).toContain(sentence);
  expect((await owner('rules')).output).toContain('slots     09:00,10:00');
});

it('a day is closed, named among the rules, and opened again', async () => {
  const words = ['--note', 'Christmas Eve', '--note-pt', 'Véspera de Natal'];
  const closed = await owner('close-day', '2026-12-24', ...words);
  expect(closed.output).toBe('2026-12-24 is closed: Christmas Eve / Véspera de Natal\n');
  expect((await owner('rules')).output).toContain('closed    2026-12-24 Christmas Eve / Véspera');
  expect((await owner('reopen-day', '2026-12-24')).output).toBe('2026-12-24 is open again.\n');
  expect((await owner('reopen-day', '2026-12-24')).code).toBe(1);
  expect((await owner('reopen-day')).code).toBe(2);
  expect((await owner('close-day', '2026-12-24', '--note', 'x')).error).toContain(
    'notePt: required',
  );
});

it('closing a day with bookings names them', async () => {
  const { reference } = await book(site);
  const words = ['--note', 'Strike', '--note-pt', 'Greve'];
  const { output } = await owner('close-day', '2026-11-24', ...words);
  expect(output).toContain('These bookings stay as they are');
  expect(output).toMatch(
    new RegExp(`10:00\\s+${reference}\\s+Noor El-Amin\\s+noor@tessera.example`),
  );
});

it('the calendar’s address is told once, and replaced on demand', async () => {
  const first = await owner('calendar-feed');
  const [url = ''] = first.output.split('\n');
  expect(url).toMatch(/^https:\/\/entrada\.example\/api\/bookings\/feed\/[\w-]{43}\.ics$/);
  expect((await site.app.request(new URL(url).pathname)).status).toBe(200);
  const again = await owner('calendar-feed');
  expect([again.code, again.error]).toEqual([
    1,
    'There is an address since 2026-11-23; only its hash is kept. --new makes another and ends it.\n',
  ]);
  const [other = ''] = (await owner('calendar-feed', '--new')).output.split('\n');
  expect((await site.app.request(new URL(url).pathname)).status).toBe(404);
  expect((await site.app.request(new URL(other).pathname)).status).toBe(200);
});
