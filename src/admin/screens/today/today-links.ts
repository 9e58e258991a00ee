import type { TodayLinks } from '#features/today/admin/today-links.ts';
import { bookForPath } from '../book-for/book-for.path.ts';
import { calendarPath } from '../calendar/calendar.path.ts';
import { contentRecordPath } from '../content-record/content-record.path.ts';
import { conversationPath, inboxPath } from '../inbox/inbox.path.ts';
import { orderPath } from '../order/order.path.ts';
import { ordersPath } from '../orders/orders.path.ts';
import { personPath } from '../person/person.path.ts';
import { samplesPath } from '../samples/samples.path.ts';
import { settingsPath } from '../settings/settings.path.ts';

/** The screens that Today links to. */
export const todayLinks: TodayLinks = {
  person: (id) => personPath.href({ id }),
  conversation: (id) => conversationPath.href({ id }),
  order: (reference) => orderPath.href({ reference }),
  inbox: inboxPath.href(),
  calendar: calendarPath.href(),
  orders: ordersPath.href(),
  settings: settingsPath.href(),
  samples: samplesPath.href(),
  bookFor: bookForPath.href(),
  newPost: contentRecordPath.href({ kind: 'posts', id: 'new' }),
  newStudy: contentRecordPath.href({ kind: 'case-studies', id: 'new' }),
};
