import { expect } from 'vitest';
import type { CreatedRequest } from '#features/payments/requests/create-request.server.ts';
import type { AskedPayment, ShownPaymentRequest } from '#features/payments/requests/requests.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const account = {
  isOn: true,
  iban: 'pt50 0002 0123 1234 5678 9015 4',
  bic: 'cgdiptpl',
  holder: 'Entrada, Lda',
};
const path = '/api/admin/bank-account';

async function turnOn(owner: Browser, more: object = {}): Promise<Response> {
  return owner.send(path, { ...account, ...more }, { method: 'PUT' });
}

async function ask(owner: Browser): Promise<CreatedRequest> {
  const response = await owner.send('/api/admin/payment-requests', {
    email: 'noor@tessera.example',
    name: 'Noor Haddad',
    title: 'Second half',
    titlePt: 'Segunda metade',
    amount: 500,
    dueDay: '2026-12-24',
  });
  return (await response.json()) as CreatedRequest;
}

const tokenOf = ({ url }: CreatedRequest) => new URLSearchParams(url.split('?')[1]).get('request');

const readAsked = (site: StaffSite, asked: CreatedRequest) =>
  readAs<AskedPayment>(
    openBrowser(site),
    `/api/payment-requests/${encodeURIComponent(tokenOf(asked) ?? '')}`,
  );

it('is off at first, and names what is wrong with an account', async ({ site }) => {
  const owner = await becomeOwner(site);
  expect(await readAs(owner, path)).toEqual({ isOn: false, iban: '', bic: '', holder: '' });
  expect((await readAsked(site, await ask(owner))).transfer).toBeNull();
  for (const [more, field, code] of [
    [{ iban: '' }, 'iban', 'required'],
    [{ iban: 'PT50 0002 0123 1234 5678 9015 5' }, 'iban', 'iban_check'],
    [{ iban: 'PT50 0002 0123' }, 'iban', 'iban_length'],
    [{ iban: 'US64 SVBK US6S 3300 9586 71' }, 'iban', 'iban_country'],
    [{ bic: 'CGD' }, 'bic', 'bic_signs'],
    [{ holder: '' }, 'holder', 'required'],
  ] as const) {
    const response = await turnOn(owner, more);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field, code }] });
  }
  await addStaff(site, { email: 'tiago@entrada.example' });
  const staff = await signIn(site, 'tiago@entrada.example');
  expect((await turnOn(staff)).status).toBe(403);
  expect(await readAs(owner, path)).toMatchObject({ isOn: false });
});

it('stands on the page of a payment and in its mail, until the owner turns it off', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  expect((await turnOn(owner)).status).toBe(200);
  const asked = await ask(owner);
  const { transfer } = await readAsked(site, asked);
  expect(transfer).toMatchObject({
    iban: 'PT50000201231234567890154',
    bic: 'CGDIPTPL',
    holder: 'Entrada, Lda',
    amount: 500,
  });
  expect(transfer?.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  const mail = (await site.mails()).findLast(({ to }) => to === 'noor@tessera.example');
  expect(mail?.text).toContain('PT50 0002 0123 1234 5678 9015 4');
  expect(mail?.text).toContain('Bank transfer');
  await turnOn(owner, { isOn: false });
  expect((await readAsked(site, asked)).transfer).toBeNull();
});

it('is noted with its day and a note, and given back by hand, once', async ({ site }) => {
  const owner = await becomeOwner(site);
  await turnOn(owner);
  const asked = await ask(owner);
  const url = `/api/admin/payment-requests/${asked.id}`;
  const note = 'Statement 11, line 4';
  const received = await owner.send(`${url}/received`, { day: '2026-11-20', note });
  expect(received.status).toBe(200);
  expect((await readAsked(site, asked)).transfer).toBeNull();
  const { paidBy } = (await received.json()) as ShownPaymentRequest;
  const order = `/api/admin/orders/${paidBy?.reference}`;
  const history = async () =>
    (await readAs<{ entries: { label: string; note: string | null }[] }>(owner, order)).entries.map(
      ({ label, note: said }) => [label, said],
    );
  expect(await history()).toContainEqual(['transfer_noted', note]);

  const refund = (totalCents: number, fromCents: number) =>
    owner.send(`${order}/refund`, { totalCents, fromCents, reason: 'Agreed by phone' });
  const both = await Promise.all([refund(20_000, 0), refund(20_000, 0)]);
  expect(both.map(({ status }) => status).toSorted()).toContain(200);
  expect(await readAs(owner, order)).toMatchObject({ refundedCents: 20_000, chargedCents: 50_000 });
  expect((await refund(60_000, 20_000)).status).toBe(409);
  expect((await refund(50_000, 20_000)).status).toBe(200);
  expect(await readAs(owner, order)).toMatchObject({ refundedCents: 50_000, status: 'refunded' });
  expect((await history()).filter(([label]) => label === 'refund_noted')).toHaveLength(2);
  const refunds = (await site.mails()).filter(({ kind }) => kind === 'order-refunded');
  expect(refunds).toHaveLength(2);
});
