import { staffRulesQuery } from '#features/booking/desk/staff-rules.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { calendarHoursPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'calendar-hours',
  path: calendarHoursPath,
  title: defineTexts({ en: { title: 'Hours and rules' }, pt: { title: 'Horário e regras' } }),
  load: () => import('./calendar-hours-screen.tsx'),
  queries: () => [staffRulesQuery()],
});
