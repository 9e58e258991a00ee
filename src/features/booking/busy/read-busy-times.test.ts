import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyWindow, mergeRanges, readBusyTimes } from './read-busy-times.server.ts';

const window = { startsAt: '2026-10-01T00:00:00.000Z', endsAt: '2027-04-30T00:00:00.000Z' };

function calendar(...lines: string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//EN', ...lines, 'END:VCALENDAR'];
  return all.join('\r\n');
}

let uids = 0;
function event(...lines: string[]): string[] {
  uids += 1;
  return ['BEGIN:VEVENT', `UID:u${uids}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
}

/** Returns the busy times as `start/end`, without the seconds. */
async function read(text: string, within = window): Promise<string[]> {
  const outcome = await readBusyTimes(text, within);
  if (!outcome.ok) return [outcome.refusal];
  return outcome.value.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((instant) => instant.slice(0, 16)).join('/'),
  );
}

describe('a time of an event', () => {
  it.each([
    [
      'in UTC',
      ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'],
      '2026-11-24T10:00/2026-11-24T11:00',
    ],
    [
      'in a zone',
      ['DTSTART;TZID=Europe/Berlin:20261124T100000', 'DTEND;TZID=Europe/Berlin:20261124T110000'],
      '2026-11-24T09:00/2026-11-24T10:00',
    ],
    [
      'in two zones',
      ['DTSTART;TZID=Europe/Lisbon:20261124T100000', 'DTEND;TZID=America/New_York:20261124T100000'],
      '2026-11-24T10:00/2026-11-24T15:00',
    ],
    [
      'in a zone with a prefix',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Asia/Tokyo:20261124T100000', 'DURATION:PT30M'],
      '2026-11-24T01:00/2026-11-24T01:30',
    ],
    [
      'without a zone, in Lisbon',
      ['DTSTART:20261015T100000', 'DTEND:20261015T110000'],
      '2026-10-15T09:00/2026-10-15T10:00',
    ],
    [
      'of whole days, in Lisbon',
      ['DTSTART;VALUE=DATE:20261015', 'DTEND;VALUE=DATE:20261017'],
      '2026-10-14T23:00/2026-10-16T23:00',
    ],
    [
      'of one day without an end',
      ['DTSTART;VALUE=DATE:20261124'],
      '2026-11-24T00:00/2026-11-25T00:00',
    ],
  ])('is read %s', async (_, lines, expected) => {
    expect(await read(calendar(...event(...lines)))).toEqual([expected]);
  });

  it('is read in a zone that only the calendar describes', async () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Office time', 'BEGIN:STANDARD', 'DTSTART:20001029T030000'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0200'],
      ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:20000326T020000'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300'],
      ...['END:DAYLIGHT', 'END:VTIMEZONE'],
    ];
    const lines = (day: string) =>
      event(`DTSTART;TZID=Office time:${day}T100000`, `DTEND;TZID=Office time:${day}T103000`);
    expect(await read(calendar(...zone, ...lines('20261020'), ...lines('20261120')))).toEqual([
      '2026-10-20T07:00/2026-10-20T07:30',
      '2026-11-20T08:00/2026-11-20T08:30',
    ]);
  });
});

describe('a recurring event', () => {
  const weekly = (...lines: string[]) =>
    event('DTSTART;TZID=Europe/Lisbon:20261019T100000', 'DURATION:PT1H', ...lines);

  it('keeps its wall time over the change of the clocks', async () => {
    expect(await read(calendar(...weekly('RRULE:FREQ=WEEKLY;COUNT=2')))).toEqual([
      '2026-10-19T09:00/2026-10-19T10:00',
      '2026-10-26T10:00/2026-10-26T11:00',
    ]);
  });

  it('leaves out what it excepts, and adds what it names', async () => {
    const lines = weekly(
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;TZID=Europe/Lisbon:20261026T100000',
      'RDATE;TZID=Europe/Lisbon:20261028T150000',
    );
    expect(await read(calendar(...lines))).toEqual([
      '2026-10-19T09:00/2026-10-19T10:00',
      '2026-10-28T15:00/2026-10-28T16:00',
      '2026-11-02T10:00/2026-11-02T11:00',
    ]);
  });

  it('has occurrences moved, freed and cancelled one by one', async () => {
    const master = weekly('RRULE:FREQ=WEEKLY;COUNT=4');
    const exception = (day: string, ...lines: string[]) => [
      ...['BEGIN:VEVENT', `UID:u${uids}`, 'DTSTAMP:20261101T000000Z'],
      `RECURRENCE-ID;TZID=Europe/Lisbon:${day}T100000`,
      ...lines,
      'END:VEVENT',
    ];
    const moved = exception('20261026', 'DTSTART:20261027T160000Z', 'DTEND:20261027T170000Z');
    const span = ['DTSTART:20261102T100000Z', 'DTEND:20261102T110000Z'];
    const freed = exception('20261102', ...span, 'TRANSP:TRANSPARENT');
    const cancelled = exception('20261109', ...span, 'STATUS:CANCELLED');
    expect(await read(calendar(...moved, ...master, ...freed, ...cancelled))).toEqual([
      '2026-10-19T09:00/2026-10-19T10:00',
      '2026-10-27T16:00/2026-10-27T17:00',
    ]);
  });

  it('without an end is read as far as the window goes', async () => {
    const lines = event('DTSTART:20100101T080000Z', 'DURATION:PT15M', 'RRULE:FREQ=DAILY');
    const found = await read(calendar(...lines), busyWindow(new Date('2026-11-23T08:30:00Z')));
    expect(found).toHaveLength(207);
  });

  it('of every second for years is not followed to its end, and that is told', async () => {
    const lines = event('DTSTART:20000101T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(await readBusyTimes(calendar(...lines), window)).toMatchObject({
      told: [{ fault: 'too_many' }],
    });
  });
});

it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'])(
  'a rule that never comes true hides no other event: %s',
  async (rule) => {
    const never = event('DTSTART:20261124T080000Z', 'DURATION:PT1H', `RRULE:${rule}`);
    const good = event('DTSTART:20261125T100000Z', 'DTEND:20261125T110000Z');
    expect(await read(calendar(...never, ...good))).toContain('2026-11-25T10:00/2026-11-25T11:00');
  },
  30_000,
);

describe('what is not busy', () => {
  it.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])(
    'leaves the time free: %s',
    async (line) => {
      const span = ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'];
      expect(await read(calendar(...event(...span, line)))).toEqual([]);
    },
  );

  it('reads a list of busy periods too', async () => {
    const lines = [
      ...['BEGIN:VFREEBUSY', 'UID:f', 'DTSTAMP:20261101T000000Z'],
      'FREEBUSY;FBTYPE=BUSY:20261124T100000Z/20261124T110000Z,20261124T120000Z/PT30M',
      ...['FREEBUSY;FBTYPE=FREE:20261125T100000Z/PT1H', 'END:VFREEBUSY'],
    ];
    expect(await read(calendar(...lines))).toEqual([
      '2026-11-24T10:00/2026-11-24T11:00',
      '2026-11-24T12:00/2026-11-24T12:30',
    ]);
  });
});

describe('a text that is no calendar', () => {
  it.each(['', 'hello', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD'])(
    'is refused: %j',
    async (text) => {
      expect(await read(text)).toEqual(['not_a_calendar']);
    },
  );

  it('with one event that is broken still counts its others', async () => {
    const broken = event('SUMMARY:No start', 'RRULE:FREQ=DAILY');
    const good = event('DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z');
    expect(await read(calendar(...broken, ...good))).toContain('2026-11-24T10:00/2026-11-24T11:00');
  });
});

it('serves others while it reads many series, and reads two calendars at once alike', async () => {
  const series = Array.from({ length: 40 }, () =>
    event('DTSTART:20001124T100000Z', 'DTEND:20001124T110000Z', 'RRULE:FREQ=DAILY;COUNT=9900'),
  );
  const daily = calendar(...series.flat());
  let turns = 0;
  let turn = setImmediate(function count() {
    turns += 1;
    turn = setImmediate(count);
  });
  const [first, second] = await Promise.all([read(daily), read(daily)]);
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(5);
  expect(first).toEqual(['2026-10-01T10:00/2026-10-01T11:00', ...(second ?? []).slice(1)]);
  expect(second).toEqual(first);
});

it('merges ranges so that every instant of one is in the result, and none else', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24) + minute * 60_000).toISOString();
  const ranges = fc.array(fc.tuple(fc.integer({ min: -50, max: 150 }), fc.nat(40)), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(ranges, (spans) => {
      const given = spans.map(([from, length]) => ({
        startsAt: at(from),
        endsAt: at(from + length),
      }));
      const merged = mergeRanges(given, { startsAt: at(0), endsAt: at(100) });
      for (let minute = 0; minute < 100; minute += 1) {
        const isIn = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
          startsAt <= at(minute) && endsAt > at(minute);
        expect(merged.filter(isIn).length).toBe(given.some(isIn) ? 1 : 0);
      }
    }),
    { numRuns: 40, seed: 20261122 },
  );
});
