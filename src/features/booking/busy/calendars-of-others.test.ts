import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ToldFault } from '../busy-times.ts';
import { readBusyTimes } from './read-busy-times.server.ts';

// Calendars that other programs read wrongly, by their public trouble reports.

const window = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2027-06-30T00:00:00.000Z' };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

let uids = 0;
function event(...lines: string[]): string[] {
  uids += 1;
  return ['BEGIN:VEVENT', `UID:u${uids}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
}

/** Another description of the event before, of one of its occurrences. */
function changed(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', `UID:u${uids}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
}

async function readAll(text: string, own: string[] = []) {
  const outcome = await readBusyTimes(text, window, own);
  if (!outcome.ok) return { busy: [outcome.refusal], told: [] as ToldFault[] };
  const busy = outcome.value.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((instant) => instant.slice(0, 16)).join('/'),
  );
  return { busy, told: outcome.told };
}
const busyOf = async (lines: string[], own?: string[]) =>
  (await readAll(calendar(...lines), own)).busy;
const startsOf = async (...lines: string[]) =>
  (await busyOf(event(...lines))).map((range) => range.slice(0, 16));

it.each([
  ['Europe/Lisbon', '20270426T090000Z', '2027-04-26T09:00'],
  ['Europe/Madrid', '20270426T080000Z', '2027-04-26T08:00'],
  ['Asia/Dubai', '20270426T060000Z', '2027-04-26T06:00'],
  ['America/New_York', '20270426T140000Z', '2027-04-26T14:00'],
  ['America/New_York', '20270426T133000Z', '2027-04-19T14:00'],
  ['Europe/Lisbon', '20270426', '2027-04-26T09:00'],
  ['Europe/Lisbon', '20270426T100000', '2027-04-26T09:00'],
  ['Europe/Lisbon', '20270426T085959Z', '2027-04-19T09:00'],
])('a series in %s until %s is over after %s', async (zone, until, last) => {
  const starts = await startsOf(
    `DTSTART;TZID=${zone}:20270405T100000`,
    `DTEND;TZID=${zone}:20270405T110000`,
    `RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=${until}`,
  );
  expect(starts.at(-1)).toBe(last);
});

it('whole days until an instant of another zone keep their last day', async () => {
  for (const until of ['20270426', '20270426T000000Z', '20270425T230000Z'])
    expect(
      (await startsOf('DTSTART;VALUE=DATE:20270405', `RRULE:FREQ=WEEKLY;UNTIL=${until}`)).at(-1),
    ).toBe('2027-04-25T23:00');
});

it('dates without a rule each block, whole days and periods too', async () => {
  expect(
    await startsOf('DTSTART;VALUE=DATE:20261201', 'RDATE;VALUE=DATE:20261203,20261207'),
  ).toEqual(['2026-12-01T00:00', '2026-12-03T00:00', '2026-12-07T00:00']);
  const timed = [
    'DTSTART;TZID=Europe/Lisbon:20261201T100000',
    'DTEND;TZID=Europe/Lisbon:20261201T110000',
  ];
  expect(
    await busyOf(
      event(
        ...timed,
        'RDATE;VALUE=PERIOD;TZID=Europe/Lisbon:20261202T100000/PT2H,20261203T100000/20261203T103000',
      ),
    ),
  ).toEqual([
    '2026-12-01T10:00/2026-12-01T11:00',
    '2026-12-02T10:00/2026-12-02T12:00',
    '2026-12-03T10:00/2026-12-03T10:30',
  ]);
});

it.each([
  ['Romance Standard Time', '2026-12-01T09:00'],
  ['GMT Standard Time', '2026-12-01T10:00'],
  ['W. Europe Standard Time', '2026-12-01T09:00'],
  ['Eastern Standard Time', '2026-12-01T15:00'],
  ['E. South America Standard Time', '2026-12-01T13:00'],
  ['tzone://Microsoft/Utc', '2026-12-01T10:00'],
  ['UTC', '2026-12-01T10:00'],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', '2026-12-01T09:00'],
  ['(GMT-05.00) Eastern Time (US & Canada)', '2026-12-01T15:00'],
  ['GMT+0100', '2026-12-01T09:00'],
  ['Mitteleuropäische Zeit', '2026-12-01T09:00'],
  ['Mitteleuropäische Sommerzeit', '2026-12-01T09:00'],
  ['Hora da Europa Central', '2026-12-01T09:00'],
  ['(UTC+01:00) Heure normale d’Europe centrale', '2026-12-01T09:00'],
  ['Hora padrão da Europa Ocidental', '2026-12-01T10:00'],
  ['Horário Padrão de Brasília', '2026-12-01T13:00'],
  ['heure normale de l’Est nord-américain', '2026-12-01T15:00'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', '2026-12-01T09:00'],
  ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', '2026-12-01T13:00'],
  ['europe/berlin', '2026-12-01T09:00'],
])('the zone %s is known without a description', async (zone, start) => {
  const time = (name: string, clock: string) => `${name};TZID="${zone}":20261201T${clock}`;
  const { busy, told } = await readAll(
    calendar(...event(time('DTSTART', '100000'), time('DTEND', '110000'))),
  );
  expect([busy[0]?.slice(0, 16), told]).toEqual([start, []]);
});

it('a name that nobody knows is read by its description, else by the calendar’s zone, and told', async () => {
  const described = [
    ...[
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
    ],
    ...['TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const meeting = (zone: string) =>
    event(`DTSTART;TZID=${zone}:20261201T100000`, `DTEND;TZID=${zone}:20261201T110000`);
  expect(await busyOf([...described, ...meeting('Customized Time Zone')])).toEqual([
    '2026-12-01T06:00/2026-12-01T07:00',
  ]);
  const located = described.with(1, 'TZID:Anywhere').toSpliced(2, 0, 'X-LIC-LOCATION:Asia/Tokyo');
  expect(await busyOf([...located, ...meeting('Anywhere')])).toEqual([
    '2026-12-01T01:00/2026-12-01T02:00',
  ]);
  const unknown = await readAll(calendar('X-WR-TIMEZONE:Asia/Tokyo', ...meeting('Nowhere')));
  expect(unknown.busy).toEqual(['2026-12-01T01:00/2026-12-01T02:00']);
  expect(unknown.told).toMatchObject([
    { fault: 'zone', zone: 'Nowhere', startsAt: '2026-12-01T10:00:00.000Z' },
  ]);
  expect(
    await busyOf([
      'X-WR-TIMEZONE:Asia/Tokyo',
      ...event('DTSTART:20261201T100000', 'DURATION:PT1H'),
    ]),
  ).toEqual(['2026-12-01T01:00/2026-12-01T02:00']);
});

const good = () => event('DTSTART:20261210T100000Z', 'DTEND:20261210T110000Z');
const goodRange = '2026-12-10T10:00/2026-12-10T11:00';

it.each([
  [
    'a line without a colon',
    ['THIS IS NO LINE', 'DTSTART:20261201T100000Z', 'DURATION:PT1H'],
    'line',
    true,
  ],
  [
    'a place over two raw lines',
    ['LOCATION:Rua Augusta', '1100 Lisboa', 'DTSTART:20261201T100000Z', 'DURATION:PT1H'],
    'line',
    true,
  ],
  [
    'a rule that is none',
    ['DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'],
    'rule',
    true,
  ],
  ['an end that is none', ['DTSTART:20261201T100000Z', 'DTEND:later'], 'end', true],
  ['an end before the start', ['DTSTART:20261201T100000Z', 'DTEND:20261201T090000Z'], 'end', true],
  [
    'an exception that is none',
    ['DTSTART:20261201T100000Z', 'DURATION:PT1H', 'EXDATE:never'],
    'dates',
    true,
  ],
  ['a start that is none', ['DTSTART:20261331T100000Z', 'DURATION:PT1H'], 'start', false],
  ['no start', ['DURATION:PT1H'], 'start', false],
])('%s is told and costs no other event', async (_, lines, fault, isBusy) => {
  const { busy, told } = await readAll(calendar(...event(...lines), ...good()));
  expect(busy).toEqual([...(isBusy ? ['2026-12-01T10:00/2026-12-01T11:00'] : []), goodRange]);
  expect(told).toMatchObject([{ line: 4, fault }]);
});

it('an event whose end is missing is told, and one at the end of the file ends the reading', async () => {
  const open = event('DTSTART:20261201T100000Z', 'DURATION:PT1H').slice(0, -1);
  const { busy, told } = await readAll(calendar(...open, ...good()));
  expect([busy, told]).toMatchObject([
    ['2026-12-01T10:00/2026-12-01T11:00', goodRange],
    [{ fault: 'unfinished' }],
  ]);
  const cut = calendar(...good(), ...good()).slice(0, -60);
  expect((await readAll(cut)).busy).toEqual(['cut_off']);
});

it('a calendar that ends between two events is read, and told', async () => {
  const { busy, told } = await readAll(calendar(...good()).replace('END:VCALENDAR\r\n', ''));
  expect(busy).toEqual([goodRange]);
  expect(told).toEqual([{ line: 9, startsAt: null, fault: 'no_end' }]);
});

it('a mark of the byte order, other ends of lines and small letters are read', async () => {
  const text = calendar(...good());
  for (const other of [
    `\uFEFF${text}`,
    `\r\n${text}`,
    text.replaceAll('\r\n', '\n'),
    text.replaceAll('\r\n', '\r'),
    text.replaceAll(/^(\w+):VEVENT/gm, (line) => line.toLowerCase()),
    text.replaceAll('DTSTART:2026', 'DTSTART:20\r\n 26'),
  ])
    expect((await readAll(other)).busy).toEqual([goodRange]);
});

it('whole days that end when they begin block their day', async () => {
  expect(await busyOf(event('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'))).toEqual([
    '2026-12-01T00:00/2026-12-02T00:00',
  ]);
});

it('a first meeting off its rule blocks, and counts', async () => {
  expect(
    await startsOf(
      'DTSTART:20261201T100000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3',
    ),
  ).toEqual(['2026-12-01T10:00', '2026-12-03T10:00', '2026-12-10T10:00']);
});

it.each([
  'EXDATE:20261208T100000Z',
  'EXDATE;TZID=America/New_York:20261208T050000',
  'EXDATE;VALUE=DATE:20261208',
  'EXDATE:20261201T093000Z,20261208T100000Z',
  'EXDATE:20261208T100000',
])('an exception in another spelling leaves its occurrence out: %s', async (line) => {
  expect(
    await startsOf(
      'DTSTART;TZID=Europe/Lisbon:20261201T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      line,
    ),
  ).toEqual(['2026-12-01T10:00', '2026-12-15T10:00']);
});

it.each([
  'RECURRENCE-ID:20261208T100000Z',
  'RECURRENCE-ID;TZID=Asia/Tokyo:20261208T190000',
  'RECURRENCE-ID;VALUE=DATE:20261208',
])('an occurrence that is moved is found by %s', async (id) => {
  const series = event(
    'DTSTART;TZID=Europe/Lisbon:20261201T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  );
  const moved = changed(id, 'DTSTART:20261209T150000Z', 'DURATION:PT30M');
  expect(await busyOf([...moved, ...series])).toEqual([
    '2026-12-01T10:00/2026-12-01T11:00',
    '2026-12-09T15:00/2026-12-09T15:30',
    '2026-12-15T10:00/2026-12-15T11:00',
  ]);
  const cancelled = changed(id, 'DTSTART:20261208T100000Z', 'DURATION:PT1H', 'STATUS:CANCELLED');
  expect(await busyOf([...series, ...cancelled])).toHaveLength(2);
});

it('what is changed from one occurrence on is changed to the end', async () => {
  const series = event('DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4');
  const later = changed(
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T100000Z',
    'DTSTART:20261216T140000Z',
    'DURATION:PT30M',
  );
  expect(await busyOf([...series, ...later])).toEqual([
    '2026-12-01T10:00/2026-12-01T11:00',
    '2026-12-08T10:00/2026-12-08T11:00',
    '2026-12-16T14:00/2026-12-16T14:30',
    '2026-12-23T14:00/2026-12-23T14:30',
  ]);
});

it('an invitation that the owner declined leaves the time free, one that another declined does not', async () => {
  const invited = (address: string, line = '') =>
    event(
      'DTSTART:20261201T100000Z',
      'DURATION:PT1H',
      'ORGANIZER:mailto:ana@other.example',
      `ATTENDEE;CN="Rita; Falcão";PARTSTAT=DECLINED${line}:${address}`,
    );
  const own = ['rita@entrada.example'];
  expect(await busyOf(invited('mailto:Rita@Entrada.example'), own)).toEqual([]);
  expect(await busyOf(invited('/principal/17', ';EMAIL=rita@entrada.example'), own)).toEqual([]);
  expect(await busyOf(invited('mailto:rui@other.example'), own)).toHaveLength(1);
  expect(await busyOf(invited('mailto:rita@entrada.example'))).toHaveLength(1);
});

it('a calendar that cancels its events leaves their time free', async () => {
  expect(await busyOf(['METHOD:CANCEL', ...good()])).toEqual([]);
});

it('ten years of two meetings a day are read, in parts, and the last one blocks', async () => {
  const meetings: string[] = [];
  for (let day = Date.UTC(2017, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
    for (const hour of ['10', '15'])
      meetings.push(
        ...event(
          `DTSTART;TZID=Europe/Lisbon:${date}T${hour}0000`,
          `DTEND;TZID=Europe/Lisbon:${date}T${hour}3000`,
          `DESCRIPTION:${'x'.repeat(200)}`,
        ),
      );
  }
  const text = calendar(...meetings);
  expect(text.length).toBeGreaterThan(2_600_000);
  async function* parts() {
    for (let from = 0; from < text.length; from += 50_001) yield text.slice(from, from + 50_001);
  }
  const outcome = await readBusyTimes(parts(), window);
  expect(outcome.ok && outcome.value).toHaveLength(2 * 61);
  expect(outcome).toEqual(await readBusyTimes(text, window));
});

it('the calendar of Exchange whose last Monday others lose', async () => {
  const text = readFileSync(new URL('until-last-lost.ics', import.meta.url), 'utf8');
  const { busy } = await readAll(text);
  expect(busy).toHaveLength(4);
  expect(busy.at(-1)).toBe('2027-04-26T09:00/2027-04-26T10:00');
});

it('a bad period of free and busy times costs itself alone, and is told by its line', async () => {
  const lines = (...periods: string[]) => [
    'BEGIN:VFREEBUSY',
    'DTSTAMP:20261101T000000Z',
    ...periods,
    'END:VFREEBUSY',
  ];
  const { busy, told } = await readAll(
    calendar(
      ...lines(
        'FREEBUSY:20261124T100000Z/PT1H,nonsense,20261124T120000Z/20261124T130000Z',
        'FREEBUSY 20261125T100000Z/PT1H',
        'FREEBUSY:20261126T100000Z/tomorrow',
      ),
      ...lines('FREEBUSY;FBTYPE=BUSY:20261127T100000Z/PT30M'),
    ),
  );
  expect(busy).toEqual([
    '2026-11-24T10:00/2026-11-24T11:00',
    '2026-11-24T12:00/2026-11-24T13:00',
    '2026-11-27T10:00/2026-11-27T10:30',
  ]);
  expect(told).toEqual([
    { line: 7, startsAt: null, fault: 'line' },
    { line: 6, startsAt: null, fault: 'dates' },
    { line: 8, startsAt: null, fault: 'dates' },
  ]);
});
