import type { TodayLinks } from '#features/today/admin/today-links.ts';
import {
  bookForPath,
  calendarPath,
  contentRecordPath,
  conversationPath,
  inboxPath,
  issuePath,
  orderPath,
  ordersPath,
  personPath,
  samplesPath,
  settingsGroupPath,
  settingsPath,
  subscriberListPath,
} from '#paths.ts';

/** The screens that Today links to. */
export const todayLinks: TodayLinks = {
  person: (id) => personPath.href({ id }),
  conversation: (id) => conversationPath.href({ id }),
  order: (reference) => orderPath.href({ reference }),
  issue: (id) => issuePath.href({ id }),
  readerList: subscriberListPath.href(),
  inbox: inboxPath.href(),
  calendar: calendarPath.href(),
  orders: ordersPath.href(),
  settings: settingsPath.href(),
  look: settingsGroupPath.href({ group: 'look' }),
  samples: samplesPath.href(),
  bookFor: bookForPath.href(),
  newPost: contentRecordPath.href({ kind: 'posts', id: 'new' }),
  newStudy: contentRecordPath.href({ kind: 'case-studies', id: 'new' }),
};
