import { useTexts } from '#i18n/language-context.tsx';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import type { InvoiceStatus, ProjectStatus, TaskStatus } from '../portal.ts';
import { portalStatusTexts } from '../portal-status.texts.ts';

type Status = `project.${ProjectStatus}` | `task.${TaskStatus}` | `invoice.${InvoiceStatus}`;

const variants: Record<Status, BadgeVariant> = {
  'project.planning': 'outline',
  'project.in-progress': 'default',
  'project.review': 'review',
  'project.completed': 'good',
  'task.to-do': 'outline',
  'task.in-progress': 'default',
  'task.review': 'review',
  'task.completed': 'good',
  'invoice.paid': 'good',
  'invoice.pending': 'secondary',
  'invoice.overdue': 'destructive',
  'invoice.due': 'review',
  'invoice.refunded': 'outline',
  'invoice.partly-refunded': 'outline',
};

/** The name of a status. Each status of a kind has its own colour; what was refunded, wholly or not, is quiet. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useTexts(portalStatusTexts);
  return <Badge variant={variants[status]}>{t(status)}</Badge>;
}
