import { definePath } from '#core/page-path.ts';

export const calendarHoursPath = definePath('/admin/calendar/hours');
