import { definePath } from '#core/page-path.ts';

export const calendarPath = definePath('/admin/calendar');
