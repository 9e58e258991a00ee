import { defineTexts } from '#i18n/texts.ts';
import { calendarPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'calendar',
  path: calendarPath,
  title: defineTexts({ en: { title: 'Calendar' }, pt: { title: 'Calendário' } }),
  load: () => import('./calendar-screen.tsx'),
});
