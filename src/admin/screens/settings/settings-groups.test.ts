import { expect, it } from 'vitest';
import { groupHref, groupsOf, settingsGroups } from './settings-groups.ts';

it('a group has an address of its own, and the first that of the settings', () => {
  expect(groupHref('connections')).toBe('/admin/settings');
  expect(groupHref('team')).toBe('/admin/settings/team');
});

it('a bookkeeper is shown nothing that the server would refuse', () => {
  expect(groupsOf({ roles: ['owner'] })).toEqual(settingsGroups);
  expect(groupsOf({ roles: ['staff'] })).toEqual(settingsGroups);
  expect(groupsOf({ roles: ['bookkeeper'] })).toEqual(['you']);
  expect(groupsOf({})).toEqual(['you']);
});
