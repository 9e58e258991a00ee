import { bookAsVisitor } from '../../../factories/staff-bookings.ts';
import { ownerEmail, signIn } from '../../../factories/staff-site.ts';
import { type Deed, prepare, pressOf, put, remove } from './deed.ts';

const day = '2026-11-26';
const hours = { day, from: '14:15', to: '15:10', note: 'Dentist' };
const closed = { day, note: 'Fair', notePt: 'Feira' };
const calendar = 'https://calendar.example/secret.ics';

export const bookingDeeds: Record<string, Deed> = {
  'POST /bookings': async () =>
    pressOf('/bookings', { name: 'Rui', email: 'rui@x.example', date: day, time: '10:00' }),
  'POST /bookings/:id/move': async ({ site }) => {
    const { id } = await bookAsVisitor(site);
    return pressOf(`/bookings/${id}/move`, { date: day, time: '11:00' });
  },
  'POST /bookings/:id/cancel': async ({ site }) =>
    pressOf(`/bookings/${(await bookAsVisitor(site)).id}/cancel`),
  'POST /bookings/:id/undo': async (stage) => {
    const { id } = await bookAsVisitor(stage.site);
    await prepare(stage, pressOf(`/bookings/${id}/cancel`));
    return pressOf(`/bookings/${id}/undo`);
  },
  'POST /bookings/:id/no-show': async (stage) => {
    const { id } = await bookAsVisitor(stage.site);
    stage.site.clock.now = new Date('2026-11-24T12:00:00.000Z');
    stage.owner = await signIn(stage.site, ownerEmail);
    return pressOf(`/bookings/${id}/no-show`);
  },
  'PUT /booking-rules': async () => pressOf('/booking-rules', { horizonDays: 33 }, put),
  'PUT /busy-calendar': async () => pressOf('/busy-calendar', { url: calendar }, put),
  'DELETE /busy-calendar': async (stage) => {
    await prepare(stage, pressOf('/busy-calendar', { url: calendar }, put));
    return pressOf('/busy-calendar', undefined, remove);
  },
  'POST /closed-days': async () => pressOf('/closed-days', closed),
  'DELETE /closed-days/:day': async (stage) => {
    await stage.owner.send('/api/admin/closed-days', closed);
    return pressOf(`/closed-days/${day}`, undefined, remove);
  },
  'POST /closed-hours': async () => pressOf('/closed-hours', hours),
  'DELETE /closed-hours/:id': async (stage) => {
    const { id } = await prepare<{ id: string }>(stage, pressOf('/closed-hours', hours));
    return pressOf(`/closed-hours/${id}`, undefined, remove);
  },
};
