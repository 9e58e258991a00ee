import type { ComponentType } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import type { AdminScreen } from '../define-screen.ts';
import { screen as calendar } from '../screens/calendar/calendar.screen.ts';
import { screen as log } from '../screens/log/log.screen.ts';
import { screen as people } from '../screens/people/people.screen.ts';
import { todayPath } from '../screens/today/today.path.ts';
import { screen as today } from '../screens/today/today.screen.ts';
import { IconLog, IconPeople, IconToday } from './frame-icons.tsx';

/** A section of the back office: an entry of the rail and, on a phone, of the bar below. */
export type Section = {
  screen: AdminScreen;
  Icon: ComponentType<IconProps>;
  /** Where the rail lists it: at the top, or under a heading. */
  group: 'first' | 'work' | 'website';
  /** Listed for owners alone, as nobody else may read it. */
  ownerOnly?: true;
};

/** The sections in the order of the rail. */
const sections: readonly Section[] = [
  { screen: today, Icon: IconToday, group: 'first' },
  { screen: calendar, Icon: IconCalendar, group: 'first' },
  { screen: people, Icon: IconPeople, group: 'work' },
  { screen: log, Icon: IconLog, group: 'work', ownerOnly: true },
];

/** The sections that a person is shown. */
export function sectionsOf({ roles = [] }: AuthUser): readonly Section[] {
  return sections.filter(({ ownerOnly }) => !ownerOnly || roles.includes('owner'));
}

/** How many sections a phone's bar holds, beside the button that opens the rest. */
export const barSize = 4;

/** Whether a section is the current one: its own screen is shown, or one below it. */
export function isCurrent({ screen }: Section, path: string): boolean {
  const href = screen.path.href();
  if (path === href) return true;
  return href !== todayPath.href() && path.startsWith(`${href}/`);
}
