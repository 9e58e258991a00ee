import { SettingsView } from './settings-view.tsx';

export function Screen() {
  return <SettingsView group="connections" />;
}
