import type { AuthUser } from '#features/auth/auth.ts';
import { settingsGroupPath, settingsPath } from '#paths.ts';

/** The groups of the settings, in their order; each has an address of its own. */
export const settingsGroups = [
  'connections',
  'company',
  'look',
  'hours',
  'team',
  'you',
  'data',
] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

export function isSettingsGroup(name: string): name is SettingsGroup {
  return settingsGroups.some((group) => group === name);
}

/** The groups that a person may read: a bookkeeper has the own language and the devices alone. */
export function groupsOf({ roles = [] }: Pick<AuthUser, 'roles'>): readonly SettingsGroup[] {
  return roles.some((role) => role !== 'bookkeeper') ? settingsGroups : ['you'];
}

/** The first group is at the address of the settings. */
export function groupHref(group: SettingsGroup): string {
  return group === 'connections' ? settingsPath.href() : settingsGroupPath.href({ group });
}
