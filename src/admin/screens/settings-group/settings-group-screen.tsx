import type { settingsGroupPath } from '#paths.ts';
import type { ScreenProps } from '../../define-screen.ts';
import { isSettingsGroup } from '../settings/settings-groups.ts';
import { SettingsView } from '../settings/settings-view.tsx';

export function Screen({ params }: ScreenProps<typeof settingsGroupPath>) {
  return <SettingsView group={isSettingsGroup(params.group) ? params.group : 'connections'} />;
}
