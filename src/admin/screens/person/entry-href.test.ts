import { expect, it } from 'vitest';
import { entryHref } from './entry-href.ts';

const entry = (kind: string) => ({
  ...{ kind, id: 'row', label: 'EN-ABCDEF', at: '2026-11-25T10:00:00.000Z', state: null },
  ...{ startsAt: null, cents: null, currency: null },
});

it('leads to what the reader may read, and nowhere else', () => {
  const kinds = ['order', 'charge', 'booking', 'message', 'note', 'log'].map(entry);
  const order = '/admin/orders/EN-ABCDEF';
  expect(kinds.map(entryHref(['staff']))).toEqual([
    ...[order, order, '/admin/calendar/bookings/row', '/admin/inbox/row', null, null],
  ]);
  expect(kinds.map(entryHref(['bookkeeper']))).toEqual([order, order, null, null, null, null]);
});
