import { signInLinkCommand } from '#features/auth/auth.owner.server.ts';
import { reindexPosts } from '#features/blog/reindex-posts.server.ts';
import {
  calendarFeedCommand,
  closeDayCommand,
  closeHoursCommand,
  reopenDayCommand,
  reopenHoursCommand,
  rulesCommand,
} from '#features/booking/desk/booking-rules.owner.server.ts';
import { bookingsCommand } from '#features/booking/desk/bookings.owner.server.ts';
import { busyCalendarCommand } from '#features/booking/desk/busy-times.owner.server.ts';
import { messagesCommand } from '#features/contact/contact.owner.server.ts';
import { contentCommand } from '#features/content-transfer/content-transfer.owner.server.ts';
import { mailInCommand } from '#features/conversations/mail-in/mail-in.owner.server.ts';
import { subscribersCommand } from '#features/newsletter/newsletter.owner.server.ts';
import { ordersCommand } from '#features/payments/desk/orders.owner.server.ts';
import { sandboxCommand } from '#features/payments/desk/sandbox.owner.server.ts';
import { invoiceCommand } from '#features/payments/invoices/invoices.owner.server.ts';
import { reconcileCommand } from '#features/payments/reconcile/reconcile.owner.server.ts';
import { refundCommand } from '#features/payments/refunds/refunds.owner.server.ts';
import { endSubscriptionCommand } from '#features/payments/subscriptions/subscriptions.owner.server.ts';
import { reindexCommand } from '#features/search/search.owner.server.ts';
import { outboxCommand } from '#platform/outbox/outbox.owner.server.ts';
import type { OwnerCommand } from '#platform/owner/owner-command.ts';
import { contentKinds } from '../content-kinds.server.ts';
import { searchSources } from '../search-sources.server.ts';
import { libraryArchive } from '../transfer/library-archive.server.ts';
import { initCommand } from './init.owner.server.ts';

/** All owner's commands; each feature has its own in `<word>.owner.server.ts`. */
export const ownerCommands: readonly OwnerCommand[] = [
  bookingsCommand,
  rulesCommand,
  closeDayCommand,
  closeHoursCommand,
  reopenDayCommand,
  reopenHoursCommand,
  calendarFeedCommand,
  busyCalendarCommand,
  ordersCommand,
  refundCommand,
  endSubscriptionCommand,
  reconcileCommand,
  invoiceCommand,
  sandboxCommand,
  messagesCommand,
  mailInCommand,
  subscribersCommand,
  signInLinkCommand,
  outboxCommand,
  reindexCommand(searchSources, [reindexPosts]),
  contentCommand(contentKinds, libraryArchive),
  initCommand,
];
