import { deliverSandboxEvents } from '#features/payments/desk/deliver-sandbox-events.server.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import type { Browser, StaffSite } from './staff-site.ts';

export const goodCard = '4242 4242 4242 4242';
export const noRenewalCard = '4000 0000 0000 0341';

export type Buyer = { name?: string; email?: string; packageId?: string; card?: string | null };

/** Buys a package as a visitor does; without a card the order stays unpaid. Returns its reference. */
export async function buyPackage(
  site: StaffSite,
  {
    name = 'Omar Haddad',
    email = 'omar@cedar.example',
    packageId = 'company-setup',
    card = goodCard,
  }: Buyer = {},
): Promise<string> {
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    { amount: 1, packageId, language: 'en' },
  );
  const billing = { clientSecret, email, name };
  await site.send(`/api/orders/${orderId}/billing`, billing, 'PUT');
  if (card !== null)
    await site.send('/api/sandbox/confirm', {
      clientSecret,
      number: card,
      expiry: '12/30',
      cvc: '123',
    });
  const row = await site.database.read((db) =>
    db
      .selectFrom('orders')
      .select('reference')
      .where('id', '=', orderId ?? '')
      .executeTakeFirstOrThrow(),
  );
  return row.reference;
}

/** Lets the sandbox do what is due and deliver its events. */
export async function passSandboxTime(site: StaffSite): Promise<void> {
  const { payments } = site.services;
  if (!isSandbox(payments)) throw new Error('The site has another card provider');
  await payments.processDue();
  await deliverSandboxEvents({ ...site.context, payments });
}

/** Reads JSON as a signed-in member of staff. */
export async function readAs<Body>(browser: Browser, path: string): Promise<Body> {
  const response = await browser.get(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Body;
}

type LogRow = { action: string; subjectId: string | null; before: unknown; after: unknown };

/** Returns what the log has of a subject, oldest first. */
export async function changesOf(site: StaffSite, subjectId: string): Promise<LogRow[]> {
  return site.database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['action', 'subjectId', 'before', 'after'])
      .where('subjectId', '=', subjectId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  );
}
