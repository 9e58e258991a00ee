import { bookingsCommand } from '#features/booking/bookings.owner.server.ts';
import {
  calendarFeedCommand,
  closeDayCommand,
  reopenDayCommand,
  rulesCommand,
} from '#features/booking/rules/booking-rules.owner.server.ts';
import { requireCompany } from '#features/company/company.repository.server.ts';
import { messagesCommand } from '#features/contact/contact.owner.server.ts';
import { subscribersCommand } from '#features/newsletter/newsletter.owner.server.ts';
import { ordersCommand } from '#features/payments/orders/orders.owner.server.ts';
import { paymentsCommands } from '#features/payments/reconcile/payments.owner.server.ts';
import { outboxCommand } from '#platform/outbox/outbox.owner.server.ts';
import type { OwnerCommand } from '#platform/owner/owner-command.ts';
import { initCommand } from './init.owner.server.ts';

/** Every command of the owner's; each room keeps its own in `<word>.owner.server.ts`. */
export const ownerCommands: readonly OwnerCommand[] = [
  bookingsCommand,
  rulesCommand,
  closeDayCommand,
  reopenDayCommand,
  calendarFeedCommand,
  ordersCommand,
  ...paymentsCommands({ getCompany: requireCompany }),
  messagesCommand,
  subscribersCommand,
  outboxCommand,
  initCommand,
];
