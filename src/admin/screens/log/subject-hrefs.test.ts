import { expect, it } from 'vitest';
import { subjectHrefs } from './subject-hrefs.ts';

const entry = {
  id: '1',
  at: '2026-03-02T09:00:00.000Z',
  actorKind: 'staff',
  actorId: null,
  actorName: null,
  subjectName: null,
  before: null,
};
const hrefsOf = (action: string, subjectKind: string, subjectId: string | null, after = {}) =>
  subjectHrefs({ ...entry, action, subjectKind, subjectId, after });

it('leads from a change to the subscriber, the order or the record that it is about', () => {
  expect(hrefsOf('subscriber.remove', 'subscriber', 'row')).toEqual(['/admin/subscribers/row']);
  expect(hrefsOf('order.refund', 'order', 'EN-ABCDEF')).toEqual(['/admin/orders/EN-ABCDEF']);
  expect(hrefsOf('content.publish', 'posts', 'row')).toEqual(['/admin/content/posts/row']);
});

it('leads from a change of several subscribers to each', () => {
  const after = { reason: 'asked', subscribers: ['first', 'second'] };
  expect(hrefsOf('subscriber.remove', 'subscriber', null, after)).toEqual([
    '/admin/subscribers/first',
    '/admin/subscribers/second',
  ]);
});

it('leads nowhere from an export, which says a number, or from what has no screen', () => {
  expect(hrefsOf('subscriber.export', 'subscriber', null, { subscribers: 2 })).toEqual([]);
  expect(hrefsOf('content.save', 'redirects', 'row')).toEqual([]);
});
