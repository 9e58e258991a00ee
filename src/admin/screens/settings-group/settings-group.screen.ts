import { settingsGroupPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';
import { screen as settings } from '../settings/settings.screen.ts';

export const screen = defineScreen({
  name: 'settings-group',
  path: settingsGroupPath,
  title: settings.title,
  load: () => import('./settings-group-screen.tsx'),
});
