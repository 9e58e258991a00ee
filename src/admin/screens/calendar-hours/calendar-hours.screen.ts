import { staffRulesQuery } from '#features/booking/rules/staff-rules.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { calendarHoursPath } from './calendar-hours.path.ts';

export const screen = defineScreen({
  name: 'calendar-hours',
  path: calendarHoursPath,
  title: defineTexts({ en: { title: 'Hours and rules' }, pt: { title: 'Horário e regras' } }),
  load: () => import('./calendar-hours-screen.tsx'),
  queries: () => [staffRulesQuery()],
});
