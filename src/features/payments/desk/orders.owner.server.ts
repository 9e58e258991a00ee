import { toInstant } from '#core/clock.ts';
import { formatPrice } from '#core/money.ts';
import type { Context } from '#platform/context/context.server.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { getOpenTaskId } from '../ledger/company-tasks.repository.server.ts';
import { vatCells } from '../ledger/order-vat.server.ts';
import { findListedOrders, type ListedOrder } from '../ledger/orders.repository.server.ts';
import { setTaskDone } from './set-task-done.server.ts';

function formatContact({ dueAt, doneAt }: ListedOrder, now: string): string | null {
  if (dueAt === null) return null;
  if (doneAt !== null) return 'done';
  return dueAt < now ? `LATE ${ownerTime(dueAt)}` : ownerTime(dueAt);
}

async function recordContact(context: Context, reference: string): Promise<string> {
  const task = { kind: 'contact-client', reference: reference.toUpperCase() };
  const id = await context.database.read((db) => getOpenTaskId(db, task));
  if (id === null || !(await setTaskDone(context, id, true)))
    throw new OwnerRefusal(`No client of an order ${reference} waits to be contacted.`);
  return `The client of ${reference.toUpperCase()} has been contacted.`;
}

/** `orders`: what was bought, and whom to contact by when. */
export const ordersCommand: OwnerCommand = {
  name: 'orders',
  summary:
    'Orders, the newest first; --all adds those that nobody paid for. "contacted <reference>" records the promised contact.',
  usage: '[--all] [--csv[=file]] | contacted <reference>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, { flags: { all: 'boolean' }, most: 2 });
    const [word, reference] = words;
    if (word === 'contacted' && reference) return recordContact(context, reference);
    if (word !== undefined)
      throw new OwnerUsageError('A call is noted by "contacted <reference>".');
    const now = toInstant(context.clock());
    const orders = await context.database.read((db) => findListedOrders(db, flags.all === true));
    return {
      columns: [
        'reference',
        'state',
        'subscription',
        'package',
        'amount',
        'given back',
        'contact by (Lisbon)',
        'name',
        'email',
        'company',
        'NIF',
        'VAT number',
        'country',
        'paid',
        'made',
        'payment',
        'card provider',
        'net',
        'VAT',
        'VAT rate',
        'VAT rule',
        'VAT number checked',
        'buyer',
        'taken back by the bank',
      ],
      rows: orders.map((order) => [
        order.reference,
        order.status,
        order.subscriptionStatus,
        order.name,
        formatPrice({ cents: order.amountCents, currency: order.currency }),
        order.refundedCents === 0
          ? null
          : formatPrice({ cents: order.refundedCents, currency: order.currency }),
        formatContact(order, now),
        order.billingName,
        order.billingEmail,
        order.billingCompany,
        order.billingNif,
        order.billingVatNumber,
        order.billingCountry,
        ownerTime(order.paidAt),
        ownerTime(order.createdAt),
        order.paymentId,
        order.provider,
        ...vatCells(order),
        order.buyerKind,
        order.withdrawnCents === 0
          ? null
          : formatPrice({ cents: order.withdrawnCents, currency: order.currency }),
      ]),
      empty: 'No order yet.',
    };
  },
};
