import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const operations = () => readFileSync(join(root, 'docs/operations.md'), 'utf8');

/** Without these, what a buyer paid, and what became of a subscription, is known ten minutes late. */
const payments = ['succeeded', 'payment_failed', 'processing', 'requires_action', 'canceled'];

it('the documents list the events about payments, subscriptions, disputes, failed refunds, failed renewals and changed cards', () => {
  const line =
    operations()
      .split('\n')
      .find((one) => one.startsWith('- Events: ')) ?? '';
  const listed = [...line.matchAll(/`([\w.]+)`/g)].map(([, type]) => type);
  const disputes = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'];
  expect(listed).toEqual(
    expect.arrayContaining([
      ...payments.map((what) => `payment_intent.${what}`),
      ...['created', 'updated', 'deleted'].map((what) => `customer.subscription.${what}`),
      ...['charge.refunded', 'invoice.paid'],
      ...disputes.map((what) => `charge.dispute.${what}`),
      ...['refund.failed', 'charge.refund.updated'],
      ...['invoice.payment_failed', 'invoice.payment_action_required'],
      'setup_intent.succeeded',
    ]),
  );
  expect(new Set(listed).size).toBe(listed.length);
});

it('the documents say that Apple Pay needs the domain to be registered, and where', () => {
  const line = operations()
    .split('\n')
    .find((one) => one.includes('Apple Pay appears'));
  expect(line).toMatch(/host name of `ORIGIN` is registered in the dashboard/);
  expect(line).toContain('Payment method domains');
});
