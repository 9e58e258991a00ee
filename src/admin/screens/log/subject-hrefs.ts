import type { SubjectHrefs } from '#features/audit/admin/audit-row.tsx';
import {
  bookingPath,
  contentRecordPath,
  conversationPath,
  orderPath,
  projectPath,
  quotePath,
  subscriberPath,
} from '#paths.ts';

/** Subjects of changes of content that are no records. */
const noRecords = ['content', 'redirects', 'samples'];

/** The subscribers of a change of several; an export says their number alone. */
function subscribersOf(after: Record<string, unknown> | null): string[] {
  const { subscribers } = after ?? {};
  return Array.isArray(subscribers) ? subscribers.map(String) : [];
}

/** Where the subjects of a change are shown. A person's link says whom it is about instead. */
export const subjectHrefs: SubjectHrefs = ({ action, subjectKind: kind, subjectId: id, after }) => {
  if (kind === 'subscriber') {
    const ids = id === null ? subscribersOf(after) : [id];
    return ids.map((one) => subscriberPath.href({ id: one }));
  }
  if (id === null) return [];
  if (kind === 'order') return [orderPath.href({ reference: id })];
  if (kind === 'booking') return [bookingPath.href({ id })];
  if (kind === 'project') return [projectPath.href({ id })];
  if (kind === 'quote') return [quotePath.href({ id })];
  if (kind === 'conversation') return [conversationPath.href({ id })];
  const isRecord = action.startsWith('content.') && !noRecords.includes(kind);
  return isRecord ? [contentRecordPath.href({ kind, id })] : [];
};
