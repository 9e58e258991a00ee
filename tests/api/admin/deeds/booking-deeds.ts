import { bookAsVisitor } from '../../../factories/staff-bookings.ts';
import { ownerEmail, signIn } from '../../../factories/staff-site.ts';
import { type Deed, logs, prepare, pressOf, put, remove } from './deed.ts';

const day = '2026-11-26';
const hours = { day, from: '14:15', to: '15:10', note: 'Dentist' };
const closed = { day, note: 'Fair', notePt: 'Feira' };
const calendar = 'https://calendar.example/secret.ics';

export const bookingDeeds: Record<string, Deed> = {
  'POST /bookings': logs('booking.book - > broke, startsAt', async () =>
    pressOf('/bookings', { name: 'Rui', email: 'rui@x.example', date: day, time: '10:00' }),
  ),
  'POST /bookings/:id/move': logs('booking.move startsAt > broke, startsAt', async ({ site }) => {
    const { id } = await bookAsVisitor(site);
    return pressOf(`/bookings/${id}/move`, { date: day, time: '11:00' });
  }),
  'POST /bookings/:id/cancel': logs('booking.cancel startsAt, status > status', async ({ site }) =>
    pressOf(`/bookings/${(await bookAsVisitor(site)).id}/cancel`),
  ),
  'POST /bookings/:id/undo': logs(
    'booking.undo startsAt, status > startsAt, status',
    async (stage) => {
      const { id } = await bookAsVisitor(stage.site);
      await prepare(stage, pressOf(`/bookings/${id}/cancel`));
      return pressOf(`/bookings/${id}/undo`);
    },
  ),
  'POST /bookings/:id/no-show': logs('booking.no-show - > noShow', async (stage) => {
    const { id } = await bookAsVisitor(stage.site);
    stage.site.clock.now = new Date('2026-11-24T12:00:00.000Z');
    stage.owner = await signIn(stage.site, ownerEmail);
    return pressOf(`/bookings/${id}/no-show`);
  }),
  'PUT /booking-rules': logs('booking-rules.change horizonDays > horizonDays', async () =>
    pressOf('/booking-rules', { horizonDays: 33 }, put),
  ),
  'PUT /busy-calendar': logs('busy-calendar.set host > host', async () =>
    pressOf('/busy-calendar', { url: calendar }, put),
  ),
  'DELETE /busy-calendar': logs('busy-calendar.set host > host', async (stage) => {
    await prepare(stage, pressOf('/busy-calendar', { url: calendar }, put));
    return pressOf('/busy-calendar', undefined, remove);
  }),
  'POST /closed-days': logs('calendar.close - > from, kept, note, to', async () =>
    pressOf('/closed-days', closed),
  ),
  'DELETE /closed-days/:day': logs('calendar.reopen - > from, to', async (stage) => {
    await stage.owner.send('/api/admin/closed-days', closed);
    return pressOf(`/closed-days/${day}`, undefined, remove);
  }),
  'POST /closed-hours': logs('calendar.close - > day, from, kept, to', async () =>
    pressOf('/closed-hours', hours),
  ),
  'DELETE /closed-hours/:id': logs('calendar.reopen - > day, from, to', async (stage) => {
    const { id } = await prepare<{ id: string }>(stage, pressOf('/closed-hours', hours));
    return pressOf(`/closed-hours/${id}`, undefined, remove);
  }),
};
