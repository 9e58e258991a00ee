import ICAL from 'ical.js';
import { makeCalendarFeed } from '#features/booking/desk/calendar-feed.server.ts';
import { ensure, type Month } from './simulated-month.ts';

/** Compares the calendar feed with the model: time, sequence and status of every booking. */
export async function checkFeed({ site, model }: Month): Promise<void> {
  const feed = await makeCalendarFeed(site.context, { replace: true });
  ensure(feed.ok, 'The calendar feed has no address.');
  const response = await site.app.request(new URL(feed.value.url).pathname);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const found = calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, sequence, startDate } = new ICAL.Event(entry);
    const status = String(entry.getFirstPropertyValue('status'));
    return `${uid} ${sequence} ${startDate.toJSDate().toISOString()} ${status.toLowerCase()}`;
  });
  const expected = model.bookings.map(({ id, sequence, startsAt, status }) =>
    [id, sequence, new Date(startsAt).toISOString(), status].join(' '),
  );
  ensure(
    found.sort().join('\n') === expected.sort().join('\n'),
    `The calendar of ${found.length} entries differs from the ${expected.length} bookings.`,
  );
}
