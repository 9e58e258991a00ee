import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { calendarPath } from './calendar.path.ts';

export const screen = defineScreen({
  name: 'calendar',
  path: calendarPath,
  title: defineTexts({ en: { title: 'Calendar' }, pt: { title: 'Calendário' } }),
  load: () => import('./calendar-screen.tsx'),
});
