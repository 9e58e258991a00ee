import type { TodayLinks } from '#features/today/admin/today-links.ts';
import { personPath } from '../person/person.path.ts';

/** The screens that Today links to. One that does not exist yet is null, and its links are left out. */
export const todayLinks: TodayLinks = {
  person: (id) => personPath.href({ id }),
  conversation: () => null,
  order: () => null,
  inbox: null,
  calendar: null,
  orders: null,
  settings: null,
};
