import { getFeedAge } from '#features/booking/desk/calendar-feed.server.ts';
import { showInvoicing } from '#features/payments/invoices/expected-invoices.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type Settings, stripeKeys } from '#platform/env.server.ts';
import { findOverdue, findUnsent } from '#platform/outbox/outbox-list.repository.server.ts';
import { stripeNameOf } from '#platform/payments/provider-name.ts';
import { countMailStates, getLastEventAt } from './settings.repository.server.ts';
import type { Connections } from './settings.schema.ts';

export type Installation = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'stripe'>;

const mostListed = 50;

/** Returns what the site is connected to, and whether it works; of secrets only that they are set. */
export async function showConnections(
  context: Context,
  { smtpUrl, mailFrom, stripe }: Installation,
): Promise<Connections> {
  const { database, clock } = context;
  const now = clock().toISOString();
  const [counts, unsent, { nothingLeaves }, webhookSeenAt, feedSince, invoices] = await Promise.all(
    [
      database.read(countMailStates),
      database.read((db) => findUnsent(db)),
      database.read((db) => findOverdue(db, now)),
      database.read(getLastEventAt),
      getFeedAge(context),
      showInvoicing(context),
    ],
  );
  return {
    mail: {
      hasServer: smtpUrl !== null,
      from: mailFrom,
      ...counts,
      isFailing: nothingLeaves,
      unsent: unsent.slice(0, mostListed).map(({ status, createdAt: _, ...mail }) => ({
        ...mail,
        isGivenUp: status === 'dead',
      })),
    },
    payments: {
      provider: stripe === null ? 'sandbox' : stripeNameOf(stripe),
      keys: stripeKeys.map((name) => ({ name, isSet: stripe !== null })),
      webhookSeenAt,
    },
    invoices,
    feedSince,
    database: database.engine,
  };
}
