import { expect, it } from 'vitest';
import { subjectHref } from './subject-href.ts';

const entry = {
  ...{ id: '1', at: '2026-03-02T09:00:00.000Z', actorKind: 'staff', actorId: null },
  ...{ actorName: null, subjectName: null, before: null, after: null },
};
const hrefOf = (action: string, subjectKind: string, subjectId: string | null) =>
  subjectHref({ ...entry, action, subjectKind, subjectId });

it('leads from a change to the subscriber, the order or the record that it is about', () => {
  expect(hrefOf('subscriber.remove', 'subscriber', 'row')).toBe('/admin/subscribers/row');
  expect(hrefOf('order.refund', 'order', 'EN-ABCDEF')).toBe('/admin/orders/EN-ABCDEF');
  expect(hrefOf('content.publish', 'posts', 'row')).toBe('/admin/content/posts/row');
});

it('leads nowhere from a change of several, or of what has no screen', () => {
  expect(hrefOf('subscriber.remove', 'subscriber', null)).toBeNull();
  expect(hrefOf('content.save', 'redirects', 'row')).toBeNull();
});
