import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('the documents list the events about disputes, failed refunds, failed renewals and changed cards', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const line = page.split('\n').find((one) => one.startsWith('- Events: ')) ?? '';
  const listed = [...line.matchAll(/`([\w.]+)`/g)].map(([, type]) => type);
  const disputes = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'];
  expect(listed).toEqual(
    expect.arrayContaining([
      ...disputes.map((what) => `charge.dispute.${what}`),
      ...['refund.failed', 'charge.refund.updated'],
      ...['invoice.payment_failed', 'invoice.payment_action_required'],
      'setup_intent.succeeded',
    ]),
  );
  expect(new Set(listed).size).toBe(listed.length);
});
