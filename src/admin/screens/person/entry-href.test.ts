import { expect, it } from 'vitest';
import { entryHrefFor } from './entry-href.ts';

const entries = [
  { kind: 'order', record: 'EN-ABCDEF' },
  { kind: 'charge', record: 'EN-ABCDEF' },
  { kind: 'booking', record: 'row' },
  { kind: 'message', record: 'row' },
  { kind: 'newsletter', record: 'row' },
  { kind: 'note', record: null },
];

it('leads to what the reader may read, and nowhere else', () => {
  const order = '/admin/orders/EN-ABCDEF';
  expect(entries.map(entryHrefFor(['staff']))).toEqual([
    ...[order, order, '/admin/calendar/bookings/row', '/admin/inbox/row'],
    ...['/admin/subscribers/row', null],
  ]);
  expect(entries.map(entryHrefFor(['bookkeeper']))).toEqual([order, order, null, null, null, null]);
});
