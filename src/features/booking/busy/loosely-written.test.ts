import { expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times.server.ts';

// Calendars whose writers bend the standard: what is meant is clear, so it blocks.

const window = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2027-06-30T00:00:00.000Z' };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT'];

async function busyIn(text: string, own: string[] = []): Promise<string[]> {
  const outcome = await readBusyTimes(text, window, own);
  if (!outcome.ok) return [outcome.refusal];
  expect(outcome.told).toEqual([]);
  return outcome.value.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((instant) => instant.slice(0, 16)).join('/'),
  );
}
const busyOf = (lines: string[], own?: string[]) => busyIn(calendar(...lines), own);

const meeting = ['DTSTART;TZID=Europe/Lisbon:20261201T100000', 'DURATION:PT1H'];
const range = '2026-12-01T10:00/2026-12-01T11:00';
const days = (...all: string[]) => all.map((day) => `2026-${day}T10:00/2026-${day}T11:00`);
const allDay = '2026-12-01T00:00/2026-12-02T00:00';

it.each([
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome', '09:00'],
  ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', '10:00'],
  ['tzone://Microsoft/Utc', '10:00'],
  ['Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London', '10:00'],
])('the zone %s needs no quotes for its colon', async (zone, start) => {
  const [busy] = await busyOf(
    event(`DTSTART;TZID=${zone}:20261201T100000`, `DTEND;TZID=${zone};X-A=1:20261201T110000`),
  );
  expect(busy?.slice(11, 16)).toBe(start);
});

it.each([
  ['Eastern Daylight Time', '20261201', '15:00'],
  ['Romance Summer Time', '20261201', '09:00'],
  ['W. Europe Standard Time 1', '20261201', '09:00'],
  ['Eastern Time (US & Canada)', '20261201', '15:00'],
  ['(UTC-08:00) Pacific Time (US & Canada)', '20261201', '18:00'],
  ['Central European Time', '20261201', '09:00'],
  ['Kamchatka Standard Time', '20261202', '22:00'],
  ['São Paulo', '20261201', '13:00'],
  ['Europe/Madrid (CET)', '20261201', '09:00'],
  ['BST', '20270601', '09:00'],
  ['CEST', '20270601', '08:00'],
  ['EDT', '20270601', '14:00'],
])('the zone %s is known by a name that others give it', async (zone, day, start) => {
  const [busy] = await busyOf(event(`DTSTART;TZID="${zone}":${day}T100000`, 'DURATION:PT1H'));
  expect(busy?.slice(11, 16)).toBe(start);
});

const described = (name: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:16011028T030000'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0400'],
  ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010325T020000'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'TZOFFSETFROM:+0400', 'TZOFFSETTO:+0500'],
  ...['END:DAYLIGHT', 'END:VTIMEZONE'],
];

it.each([
  ['Ours\\, and theirs', '"Ours, and theirs"'],
  ['"Ours"', 'Ours'],
  ['OURS', 'ours'],
  ['Ours: Home', 'Ours: Home'],
  // A short name says less than its description.
  ['GMT', 'GMT'],
  ['(UTC+04:00) Home', '"(UTC+04:00) Home"'],
])('the description of %s is found by TZID=%s', async (name, zone) => {
  expect(
    await busyOf([
      ...described(name),
      ...event(`DTSTART;TZID=${zone}:20270601T100000`, 'DURATION:PT1H'),
    ]),
  ).toEqual(['2027-06-01T05:00/2027-06-01T06:00']);
});

it.each([
  ['DTSTART;VALUE=DATE:20261201', 'DURATION:P0D'],
  ['DTSTART;VALUE=DATE:20261201', 'DURATION:PT0S'],
  ['DTSTART;VALUE=DATE:20261201T000000', 'DTEND;VALUE=DATE:20261201T000000'],
  ['DTSTART:20261201T000000', 'DTEND:20261201T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
  ['DTSTART:20261201', 'DTEND:'],
])('a whole day blocks, also as %s and %s', async (...lines) => {
  expect(await busyOf(event(...lines))).toEqual([allDay]);
});

it.each([
  'FREQ=WEEKLY;COUNT=2;BYDAY=;UNTIL=',
  'FREQ=WEEKLY;INTERVAL=0;COUNT=2',
  ' freq=weekly; interval=; count=2;;',
  'RRULE:FREQ=WEEKLY;COUNT=2',
  'FREQ=WEEKLY;UNTIL=20261208Z',
])('the rule %s is followed', async (rule) => {
  expect(await busyOf(event(...meeting, `RRULE:${rule}`))).toEqual(days('12-01', '12-08'));
});

it('a rule of another kind of year blocks its first meeting and is told', async () => {
  for (const rule of ['FREQ=YEARLY;RSCALE=HEBREW', 'FREQ=MONTHLY;SKIP=FORWARD']) {
    const outcome = await readBusyTimes(calendar(...event(...meeting, `RRULE:${rule}`)), window);
    expect(outcome).toMatchObject({ value: [{}], told: [{ fault: 'rule' }] });
  }
});

it('the last day of a month stands for one that it has not, if the rule says so', async () => {
  const start = ['DTSTART;VALUE=DATE:20261231', 'RRULE:FREQ=MONTHLY;RSCALE=GREGORIAN;COUNT=3'];
  const starts = async (skip: string) =>
    (await busyOf(event(start[0] ?? '', `${start[1]}${skip}`))).map((one) => one.slice(5, 10));
  expect(await starts(';SKIP=BACKWARD')).toEqual(['12-31', '01-31', '02-28']);
  // The clocks are an hour ahead in Lisbon at the end of March.
  expect(await starts('')).toEqual(['12-31', '01-31', '03-30']);
});

it('exceptions that are parted by semicolons count', async () => {
  const exceptions = 'EXDATE:20261208T100000Z; 20261215T100000Z';
  expect(await busyOf(event(...meeting, 'RRULE:FREQ=WEEKLY;COUNT=3', exceptions))).toEqual([range]);
});

it('an instant means, among whole days, the day that it is in the calendar’s zone', async () => {
  const tokyo = 'X-WR-TIMEZONE:Asia/Tokyo';
  const series = (...lines: string[]) => event('DTSTART;VALUE=DATE:20261201', ...lines);
  const second = '2026-12-08T00:00/2026-12-09T00:00';
  const until = series('RRULE:FREQ=WEEKLY;UNTIL=20261207T150000Z');
  expect(await busyOf([tokyo, ...until])).toEqual([allDay, second]);
  const weekly = 'RRULE:FREQ=WEEKLY;COUNT=2';
  expect(await busyOf([tokyo, ...series(weekly, 'EXDATE:20261207T150000Z')])).toEqual([allDay]);
  // A midnight in a zone of its own begins that very day.
  const midnight = 'EXDATE;TZID=Asia/Tokyo:20261208T000000';
  expect(await busyOf(series(weekly, midnight))).toEqual([allDay]);
  const moved = event(
    'RECURRENCE-ID;TZID=Asia/Tokyo:20261208T000000',
    'DTSTART;VALUE=DATE:20261210',
  );
  expect(await busyOf([...series(weekly), ...moved])).toEqual([
    allDay,
    '2026-12-10T00:00/2026-12-11T00:00',
  ]);
});

it('a meeting within the hour that the clocks skip blocks its own length', async () => {
  const zone = 'TZID=Europe/Lisbon';
  expect(
    await busyOf(event(`DTSTART;${zone}:20270328T013000`, `DTEND;${zone}:20270328T023000`)),
  ).toEqual(['2027-03-28T01:30/2027-03-28T02:30']);
});

it('a meeting that began long before blocks as long as its duration says', async () => {
  expect(await busyOf(event('DTSTART:20250101T000000Z', 'DURATION:P700D'))).toEqual([
    '2026-11-01T00:00/2026-12-02T00:00',
  ]);
});

const own = ['Rita@entrada.example', 'rita@café.pt'];
it.each([
  ':mailto:rita@entrada.example?subject=x',
  ':"mailto:rita@entrada.example"',
  ':mailto:rita%40entrada.example',
  ': mailto: RITA@entrada.example.',
  ':mailto:rita@xn--caf-dma.pt',
  ':mailto:rita@cafe\u0301.pt',
  ':mailto:Rita Falcão <rita@entrada.example>',
  ':mailto:%22Rita%22%20%3Crita@entrada.example%3E',
  ":MAILTO:'rita@entrada.example'",
  ':mailto:"rita"@entrada.example',
  ':SMTP:rita@entrada.example',
  ';EMAIL="mailto:rita@xn--caf-dma.pt":invalid:nomail',
  ';RSVP:mailto:rita@entrada.example',
])('the owner’s address is known as ATTENDEE%s', async (attendee) => {
  expect(await busyOf(event(...meeting, `ATTENDEE;PARTSTAT=DECLINED${attendee}`), own)).toEqual([]);
});

it('who is invited at two addresses and comes at one is busy', async () => {
  const attendees = ['DECLINED:mailto:rita@entrada.example', 'ACCEPTED:mailto:rita@café.pt'];
  const lines = attendees.map((attendee) => `ATTENDEE;PARTSTAT=${attendee}`);
  expect(await busyOf(event(...meeting, ...lines), own)).toEqual([range]);
});

it('a cancelled meeting is free in American spelling', async () => {
  expect(await busyOf(event(...meeting, 'STATUS:Canceled'))).toEqual([]);
});

it('spaces, empty lines and marks of the byte order between lines are left out', async () => {
  const text = calendar(...event(...meeting));
  expect(await busyIn(` \r\n  ${text}`)).toEqual([range]);
  expect(await busyIn(text.replace('DTSTART', 'DTST\r\n\r\n ART'))).toEqual([range]);
  const other = calendar(
    'X-WR-TIMEZONE:Asia/Tokyo',
    ...event('DTSTART:20261203T100000', 'DURATION:PT1H'),
  );
  expect(await busyIn(`${text}\uFEFF${other}`)).toEqual([
    range,
    '2026-12-03T01:00/2026-12-03T02:00',
  ]);
});
