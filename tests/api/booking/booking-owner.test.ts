import { expect } from 'vitest';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import { type BookingSite, book, bookingBody, post } from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

async function owner(site: BookingSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

it('the rules are shown, each with its flag', async ({ site }) => {
  const { code, output } = await owner(site, 'rules');
  expect(code).toBe(0);
  expect(output.split('\n').slice(0, 11)).toEqual([
    'slots     09:00,10:00,11:00,14:00,15:00,16:00',
    'weekdays  Mon,Tue,Wed,Thu,Fri',
    'minutes   30',
    'notice    2 hours',
    'horizon   60 days',
    'buffer    0 minutes',
    'most      none',
    'hold      none',
    'company   required',
    'place     any',
    'link      none',
  ]);
});

it('every rule can be set and unset', async ({ site }) => {
  const set = await owner(
    site,
    'rules',
    ...['--slots', '17:00, 08:00', '--weekdays', 'sat,Mon', '--minutes', '60', '--notice', '0'],
    ...['--horizon', '90', '--buffer', '15', '--most=3', '--hold', '45', '--place', 'video'],
    ...['--link', 'https://meet.example/entrada', '--company', 'optional'],
  );
  expect(set).toMatchObject({ code: 0, error: '' });
  expect(set.output).toMatch(/^slots {5}08:00,17:00\nweekdays {2}Mon,Sat\nminutes {3}60\n/);
  expect(set.output).toContain('\ncompany   optional\n');
  expect((await post(site, bookingBody({ date: '2026-11-28', time: '08:00' }))).status).toBe(201);
  const back = await owner(
    site,
    'rules',
    '--most',
    'none',
    '--hold',
    'none',
    ...['--place', 'phone', '--link', 'none', '--company', 'required'],
  );
  expect(back.output).toMatch(
    /most {6}none\nhold {6}none\ncompany {3}required\nplace {5}phone\nlink {6}none/,
  );
});

it.for([
  [['--notice', 'soon'], 2, 'soon is not a whole number.'],
  [['--weekdays', 'Lun'], 2, 'Lun is not one of Mon'],
  [['--company', 'perhaps'], 2, 'perhaps is neither optional nor required.'],
  [['--colour', 'red'], 2, "Unknown option '--colour'"],
  [['--slots', '25:00'], 1, 'Nothing was changed. slotTimes: invalid time'],
  [['--hold', '5'], 1, 'Nothing was changed. holdMinutes: out of range'],
  [['--place', 'video'], 1, 'Nothing was changed. videoLink: required'],
] as const)('rules %j ends with %i: %s', async ([args, code, sentence], { site }) => {
  const outcome = await owner(site, 'rules', ...args);
  expect(outcome.code).toBe(code);
  expect(outcome.error).toContain(sentence);
  expect((await owner(site, 'rules')).output).toContain('slots     09:00,10:00');
});

it('a day is closed, listed with the rules, and reopened', async ({ site }) => {
  const words = ['--note', 'Christmas Eve', '--note-pt', 'Véspera de Natal'];
  const closed = await owner(site, 'close-day', '2026-12-24', ...words);
  expect(closed.output).toBe('2026-12-24 is closed: Christmas Eve / Véspera de Natal\n');
  expect((await owner(site, 'rules')).output).toContain(
    'closed    2026-12-24 Christmas Eve / Véspera',
  );
  expect((await owner(site, 'reopen-day', '2026-12-24')).output).toBe(
    '2026-12-24 is open again.\n',
  );
  expect((await owner(site, 'reopen-day', '2026-12-24')).code).toBe(1);
  expect((await owner(site, 'reopen-day')).code).toBe(2);
  expect((await owner(site, 'close-day', '2026-12-24', '--note', 'x')).error).toContain(
    'notePt: required',
  );
});

it('closing a day with bookings lists them', async ({ site }) => {
  const { reference } = await book(site);
  const words = ['--note', 'Strike', '--note-pt', 'Greve'];
  const { output } = await owner(site, 'close-day', '2026-11-24', ...words);
  expect(output).toContain('These bookings stay as they are');
  expect(output).toMatch(
    new RegExp(`10:00\\s+${reference}\\s+Noor El-Amin\\s+noor@tessera.example`),
  );
});

it('the address of the calendar is shown once, and replaced on demand', async ({ site }) => {
  const first = await owner(site, 'calendar-feed');
  const [url = ''] = first.output.split('\n');
  expect(url).toMatch(/^https:\/\/entrada\.example\/api\/bookings\/feed\/[\w-]{43}\.ics$/);
  expect((await site.app.request(new URL(url).pathname)).status).toBe(200);
  const again = await owner(site, 'calendar-feed');
  expect([again.code, again.error]).toEqual([
    1,
    'There is an address since 2026-11-23; only its hash is kept. --new makes another and ends it.\n',
  ]);
  const [other = ''] = (await owner(site, 'calendar-feed', '--new')).output.split('\n');
  expect((await site.app.request(new URL(url).pathname)).status).toBe(404);
  expect((await site.app.request(new URL(other).pathname)).status).toBe(200);
});
