import { expect } from 'vitest';
import type { Home } from '#features/home/home.ts';
import { test as it } from '../../factories/whole-site-test.ts';

it('home tells when the phone is picked up next, by the owner’s hours, holidays and closed days', async ({
  site,
}) => {
  site.clock.now = new Date('2026-11-27T19:00:00.000Z');
  const openings = async () =>
    ((await (await site.app.request('/api/home')).json()) as Home).openings ?? [];
  const setLine = (line: string) =>
    site.database.transaction((trx) =>
      trx.updateTable('company').set({ openingHours: line }).execute(),
    );
  const first = await openings();
  expect(first[0]).toEqual({ from: '2026-11-30T09:00:00.000Z', to: '2026-11-30T18:00:00.000Z' });
  // Tuesday is a public holiday.
  expect(first[1]?.from).toBe('2026-12-02T09:00:00.000Z');
  const closed = { day: '2026-11-30', note: 'Move', notePt: 'Mudança' };
  await site.database.transaction((trx) => trx.insertInto('closedDays').values(closed).execute());
  expect((await openings())[0]?.from).toBe('2026-12-02T09:00:00.000Z');
  await setLine('Weekdays 10:00 to 16:30');
  expect((await openings())[0]).toEqual({
    from: '2026-12-02T10:00:00.000Z',
    to: '2026-12-02T16:30:00.000Z',
  });
  // Lines that do not say for certain when the phone is picked up on working days.
  for (const line of ['By appointment', 'Mondays to Thursdays 10:00 to 16:00', 'Always']) {
    await setLine(line);
    expect(await openings(), line).toEqual([]);
  }
  await setLine('Monday to Friday 09:00 to 17:00');
  expect((await openings())[0]?.to).toBe('2026-12-02T17:00:00.000Z');
});
