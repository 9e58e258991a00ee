import type { SubjectHref } from '#features/audit/admin/audit-row.tsx';
import { bookingPath } from '../booking/booking.path.ts';
import { contentRecordPath } from '../content-record/content-record.path.ts';
import { conversationPath } from '../inbox/inbox.path.ts';
import { orderPath } from '../order/order.path.ts';
import { subscriberPath } from '../subscriber/subscriber.path.ts';

/** Subjects of changes of content that are no records. */
const noRecords = ['content', 'redirects', 'samples'];

/** Where the subject of a change is shown. A person's link says whom it is about instead. */
export const subjectHref: SubjectHref = ({ action, subjectKind: kind, subjectId: id }) => {
  if (id === null) return null;
  if (kind === 'order') return orderPath.href({ reference: id });
  if (kind === 'booking') return bookingPath.href({ id });
  if (kind === 'conversation') return conversationPath.href({ id });
  if (kind === 'subscriber') return subscriberPath.href({ id });
  const isRecord = action.startsWith('content.') && !noRecords.includes(kind);
  return isRecord ? contentRecordPath.href({ kind, id }) : null;
};
