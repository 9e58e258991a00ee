import type { ComponentType } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import type { CountedSection } from '#features/section-counts/section-counts.ts';
import { todayPath } from '#paths.ts';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import type { AdminScreen } from '../define-screen.ts';
import { screen as calendar } from '../screens/calendar/calendar.screen.ts';
import { screen as content } from '../screens/content/content.screen.ts';
import { screen as files } from '../screens/files/files.screen.ts';
import { screen as inbox } from '../screens/inbox/inbox.screen.ts';
import { screen as log } from '../screens/log/log.screen.ts';
import { screen as newsletter } from '../screens/newsletter/newsletter.screen.ts';
import { screen as orders } from '../screens/orders/orders.screen.ts';
import { screen as people } from '../screens/people/people.screen.ts';
import { screen as projects } from '../screens/projects/projects.screen.ts';
import { screen as quotes } from '../screens/quotes/quotes.screen.ts';
import { screen as settings } from '../screens/settings/settings.screen.ts';
import { screen as subscribers } from '../screens/subscribers/subscribers.screen.ts';
import { screen as today } from '../screens/today/today.screen.ts';
import {
  IconContent,
  IconFiles,
  IconInbox,
  IconLog,
  IconNewsletter,
  IconOrders,
  IconPeople,
  IconProjects,
  IconQuotes,
  IconSettings,
  IconSubscribers,
  IconToday,
} from './frame-icons.tsx';

/** A section of the back office: an entry of the rail and, on a phone, of the bar below. */
export type Section = {
  screen: AdminScreen;
  Icon: ComponentType<IconProps>;
  /** Where the rail lists it: at the top, or under a heading. */
  group: 'first' | 'work' | 'website';
  /** Which count of `GET /api/admin/counts` it shows: what needs a person, never a total. */
  count?: CountedSection;
  /** The letter that leads there after `g`. */
  key: string;
  /** Not listed for a bookkeeper, who may not read it. */
  teamOnly?: true;
  /** Listed for owners alone, as nobody else may read it. */
  ownerOnly?: true;
};

/** The sections in the order of the rail. */
const sections: readonly Section[] = [
  { screen: today, key: 't', Icon: IconToday, group: 'first' },
  { screen: inbox, key: 'i', Icon: IconInbox, group: 'first', count: 'inbox', teamOnly: true },
  { screen: calendar, key: 'c', Icon: IconCalendar, group: 'first', teamOnly: true },
  { screen: people, key: 'p', Icon: IconPeople, group: 'work' },
  { screen: projects, key: 'w', Icon: IconProjects, group: 'work', teamOnly: true },
  { screen: quotes, key: 'q', Icon: IconQuotes, group: 'work', count: 'quotes' },
  { screen: content, key: 's', Icon: IconContent, group: 'website' },
  { screen: files, key: 'f', Icon: IconFiles, group: 'website', teamOnly: true },
  { screen: orders, key: 'o', Icon: IconOrders, group: 'work' },
  { screen: newsletter, key: 'm', Icon: IconNewsletter, group: 'website', teamOnly: true },
  { screen: subscribers, key: 'n', Icon: IconSubscribers, group: 'website', teamOnly: true },
  { screen: log, key: 'l', Icon: IconLog, group: 'work', ownerOnly: true },
  { screen: settings, key: 'e', Icon: IconSettings, group: 'website' },
];

/** The sections that a person is shown. */
export function sectionsOf({ roles = [] }: AuthUser): readonly Section[] {
  const isOwner = roles.includes('owner');
  return sections.filter(({ ownerOnly, teamOnly }) => {
    if (ownerOnly) return isOwner;
    return !teamOnly || isOwner || roles.includes('staff');
  });
}

/** How many sections a phone's bar holds, beside the button that opens the rest. */
export const barSize = 4;

/** Whether a section is the current one: its own screen is shown, or one below it. */
export function isCurrent({ screen }: Section, path: string): boolean {
  const href = screen.path.href();
  if (path === href) return true;
  return href !== todayPath.href() && path.startsWith(`${href}/`);
}
