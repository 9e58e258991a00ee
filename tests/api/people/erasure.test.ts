import { expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { ask, post, putFile, startProject } from '../projects/calls.ts';

// Each of these is found nowhere but in what this person, or staff about them, wrote.
const person = {
  name: 'Zebedeia Qwertil',
  email: 'Zebedeia@marker.example',
  phone: '+351 900 111 222',
};
const otherAddress = 'qwertil@second.example';
const words = 'xylographia';
const marker = /zebedeia|qwertil|marker\.example|900 ?111 ?222|xylographia/i;

async function findPerson(browser: Browser, email: string): Promise<string> {
  const response = await browser.get(`/api/admin/people?q=${encodeURIComponent(email)}`);
  const { people } = (await response.json()) as { people: { id: string }[] };
  return people[0]?.id ?? '';
}

async function order(site: StaffSite, { isPaid }: { isPaid: boolean }): Promise<void> {
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  const billing = { email: person.email, name: person.name, company: 'Qwertil Lda' };
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, ...billing }, 'PUT');
  const number = isPaid ? '4242 4242 4242 4242' : '4000 0000 0000 0002';
  await site.send('/api/sandbox/confirm', { clientSecret, number, expiry: '12/30', cvc: '123' });
}

/** Leaves a closed project with a paper, an answer and a message. */
async function leaveProject(site: StaffSite, owner: Browser): Promise<void> {
  const project = await startProject(owner, { ...person, title: words, company: 'Qwertil Lda' });
  const question = { kind: 'answer', title: `${words}?` };
  const { token } = await ask(owner, project, question);
  await site.send(`/api/do/${token}`, { text: `${words}, says ${person.name}` });
  const papers = { kind: 'document', title: `A paper about ${words}` };
  const link = await ask(owner, project, papers);
  const sent = await putFile(site, link.token, { name: `${words}.pdf` });
  const { id } = (await sent.json()) as { id: string };
  await site.send(`/api/do/${link.token}`, { files: [id] });
  await post(owner, `/projects/${project}/messages`, { text: `Dear ${person.name}` });
  await post(owner, `/projects/${project}/close`, {}, 200);
}

/** Leaves a row in every table that a person, or staff about a person, can leave one in. */
async function leaveTraces(site: StaffSite, owner: Browser): Promise<string> {
  const message = `About ${words}, ${person.name}`;
  const { id: conversation } = await site.send<{ id: string }>('/api/contact', {
    ...person,
    message,
    businessName: 'Qwertil Lda',
  });
  await site.send('/api/contact', { name: person.name, email: otherAddress, message });
  await site.send('/api/newsletter/subscribe', { name: person.name, email: person.email });
  const { manageUrl } = await site.send<{ manageUrl: string }>(
    '/api/bookings',
    bookingBody({ ...person, company: 'Qwertil Lda' }),
  );
  await site.send(`/api/bookings/manage/${manageUrl.split('/').at(-1)}/cancel`, {});
  await order(site, { isPaid: true });
  await order(site, { isPaid: false });
  const change = async (call: string, revision: number, body: object) => {
    const headers = { 'If-Match': `"${revision}"` };
    const path = `/api/admin/conversations/${conversation}/${call}`;
    expect((await owner.send(path, body, { headers })).status, call).toBeLessThan(300);
  };
  await change('reply', 1, { text: `Dear ${person.name}, ${words}` });
  await change('note', 2, { text: `${person.phone} is best; ${words}` });
  await change('block', 3, { kind: 'address' });
  const id = await findPerson(owner, person.email);
  await owner.send(`/api/admin/people/${id}/notes`, { text: `${person.name} likes ${words}` });
  await leaveProject(site, owner);
  const other = await findPerson(owner, otherAddress);
  await owner.send(`/api/admin/people/${other}/merge`, { into: id });
  return id;
}

/** The columns in which a text of the person is found, such as `orders.billing_name`. */
async function columnsWithTraces({ database }: StaffSite): Promise<string[]> {
  const dump = await dumpDatabase(database);
  const found = Object.entries(dump).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(JSON.parse(row) as Record<string, unknown>)
        .filter(([, value]) => marker.test(JSON.stringify(value)))
        .map(([column]) => `${table}.${column}`),
    ),
  );
  return [...new Set(found)].sort();
}

/** The sandbox stands for the card provider, which keeps records of its own. */
const kept = [
  ...['orders.billingCompany', 'orders.billingEmail', 'orders.billingName'],
  ...['sandbox_payments.customerEmail', 'sandbox_payments.customerName'],
];

it('leaves a trace in no table but the invoice details of paid orders', async ({ site }) => {
  await becomeOwner(site);
  const owner = await signIn(site, ownerEmail);
  const id = await leaveTraces(site, owner);
  const before = await columnsWithTraces(site);
  for (const column of ['messages.body', 'outbox.payload', 'senderBlocks.value'])
    expect(before).toContain(column.replace('senderB', 'sender_b'));

  const response = await owner.send(`/api/admin/people/${id}/erase`, { endsWork: true });
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      removed: {
        bookings: 1,
        // One of them is the talk about a project.
        messages: 3,
        subscriptions: 1,
        notes: 1,
        // What was closed, and the work that the paid order began.
        projects: 2,
        paymentRequests: 0,
        quotes: 0,
        unpaidOrders: 1,
        blocks: 1,
        mails: expect.any(Number),
      },
      kept: [{ what: 'orders', count: 1, reason: 'tax_law_10_years' }],
    },
  ]);
  expect(await columnsWithTraces(site)).toEqual(kept);
  const paid = await site.database.read((db) =>
    db.selectFrom('orders').select('status').where('billingName', 'is not', null).execute(),
  );
  expect(paid).toEqual([{ status: 'paid' }]);
});
