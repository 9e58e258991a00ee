import { defineTexts } from '#i18n/texts.ts';

/** Names of the statuses. A project is masculine in Portuguese, a task and an invoice feminine. */
export const portalStatusTexts = defineTexts({
  en: {
    'project.planning': 'Planning',
    'project.in-progress': 'In progress',
    'project.review': 'Review',
    'project.completed': 'Completed',
    'task.to-do': 'To do',
    'task.in-progress': 'In progress',
    'task.review': 'Review',
    'task.completed': 'Completed',
    'invoice.paid': 'Paid',
    'invoice.pending': 'Pending',
    'invoice.overdue': 'Overdue',
    'invoice.due': 'To pay',
    'invoice.refunded': 'Refunded',
    'invoice.partly-refunded': 'Partly refunded',
  },
  pt: {
    'project.planning': 'Planeamento',
    'project.in-progress': 'Em curso',
    'project.review': 'Em revisão',
    'project.completed': 'Concluído',
    'task.to-do': 'Por fazer',
    'task.in-progress': 'Em curso',
    'task.review': 'Em revisão',
    'task.completed': 'Concluída',
    'invoice.paid': 'Paga',
    'invoice.pending': 'Pendente',
    'invoice.overdue': 'Em atraso',
    'invoice.due': 'Por pagar',
    'invoice.refunded': 'Reembolsada',
    'invoice.partly-refunded': 'Reembolsada em parte',
  },
});
