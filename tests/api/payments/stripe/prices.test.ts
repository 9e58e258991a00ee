import { describe, expect } from 'vitest';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

const good = '4242424242424242';

async function ask(site: StripeSite, packageId: string) {
  const body = { amount: 1, packageId, email: 'noor@tessera.example' };
  const response = await site.post('/api/create-payment-intent', body, {
    'Idempotency-Key': 'a-key',
  });
  return (await response.json()) as { orderId: string; clientSecret: string; amount: number };
}

/** Sets the price of a package; returns what puts it back. */
async function setPrice(site: StripeSite, id: string, priceCents: number) {
  const packages = (cents: number) =>
    site.database.transaction((trx) =>
      trx.updateTable('servicePackages').set({ priceCents: cents }).where('id', '=', id).execute(),
    );
  const before = await site.database.read((db) =>
    db
      .selectFrom('servicePackages')
      .select('priceCents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  await packages(priceCents);
  return () => packages(before.priceCents);
}

describe('a price that changes while its order is open at Stripe', () => {
  it.for(['company-setup', 'store-care'])(
    'is charged as of now, once, and the former order cannot be paid: %s',
    async (packageId, { site }) => {
      const former = await ask(site, packageId);
      const putBack = await setPrice(site, packageId, 999_900);
      try {
        const now = await ask(site, packageId);
        expect(now).toMatchObject({ amount: 9999 });
        expect(now.orderId).not.toBe(former.orderId);
        expect(() => site.fake.confirmCard(former.clientSecret, good)).toThrow();
        site.fake.confirmCard(now.clientSecret, good);
      } finally {
        await putBack();
      }
      const { orders, charges } = await site.ledger();
      expect(orders.find(({ id }) => id === former.orderId)).toMatchObject({ status: 'cancelled' });
      expect(charges).toMatchObject([{ amountCents: 999_900 }]);
    },
  );
});
