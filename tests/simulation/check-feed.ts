import ICAL from 'ical.js';
import { makeCalendarFeed } from '#features/booking/calendars/make-calendar-feed.server.ts';
import { demand, type Month } from './simulated-month.ts';

/** Compares the owner's calendar with the model: every booking, its time, its sequence, its state. */
export async function checkFeed({ site, model }: Month): Promise<void> {
  const feed = await makeCalendarFeed(site.context, { replace: true });
  demand(feed.ok, 'There is no address of the calendar.');
  const response = await site.app.request(new URL(feed.value.url).pathname);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const found = calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, sequence, startDate } = new ICAL.Event(entry);
    const status = String(entry.getFirstPropertyValue('status'));
    return `${uid} ${sequence} ${startDate.toJSDate().toISOString()} ${status.toLowerCase()}`;
  });
  const expected = model.bookings.map(({ id, sequence, startsAt, status }) =>
    [`${id}@entrada.example`, sequence, new Date(startsAt).toISOString(), status].join(' '),
  );
  demand(
    found.sort().join('\n') === expected.sort().join('\n'),
    `The calendar of ${found.length} entries differs from the ${expected.length} bookings.`,
  );
}
