import { expect } from 'vitest';
import type { PersonView } from '#features/people/people.schema.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const email = 'noor@tessera.example';
const noor = {
  email,
  name: 'Noor El-Amin',
  phone: '+971 50 000 0000',
  businessName: 'Tessera Trading',
  message: 'Can you help us by March?',
  locale: 'en',
};
const stranger = { email: 'Noor@Tessera.example', name: 'Eve', phone: '+44 20 7946 0000' };

async function buy(site: StaffSite, billing: Record<string, string>): Promise<void> {
  const ask = { amount: 1450, packageId: 'company-setup', language: 'pt' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, ...billing }, 'PUT');
}

/** Every public form, sent by somebody who entered the client's address. */
const forms: Record<string, (site: StaffSite) => Promise<unknown>> = {
  message: (site) =>
    site.send('/api/contact', {
      ...stranger,
      businessName: 'Evil Lda',
      message: 'Send me the files.',
      locale: 'pt',
    }),
  booking: (site) =>
    site.send('/api/bookings', bookingBody({ ...stranger, company: 'Evil Lda', locale: 'pt' })),
  newsletter: (site) =>
    site.send('/api/newsletter/subscribe', {
      email: stranger.email,
      name: stranger.name,
      locale: 'pt',
    }),
  order: (site) => buy(site, { email: stranger.email, name: 'Eve', company: 'Evil Lda' }),
};

async function idOf(browser: Browser): Promise<string> {
  const response = await browser.get(`/api/admin/people?q=${encodeURIComponent(email)}`);
  const { people } = (await response.json()) as { people: { id: string }[] };
  expect(people).toHaveLength(1);
  return people[0]?.id ?? '';
}

async function show(browser: Browser): Promise<PersonView> {
  const response = await browser.get(`/api/admin/people/${await idOf(browser)}`);
  return (await response.json()) as PersonView;
}

async function change(browser: Browser, body: object): Promise<Response> {
  return browser.send(`/api/admin/people/${await idOf(browser)}`, body, { method: 'PATCH' });
}

const known = {
  email,
  name: noor.name,
  phone: noor.phone,
  company: noor.businessName,
  language: 'en',
};

it.for(Object.keys(forms))(
  'is not rewritten by a stranger’s %s, whose words stay with it and are shown as unconfirmed',
  async (kind, { site, later }) => {
    const owner = await becomeOwner(site);
    await site.send('/api/contact', noor);
    later({ minutes: 1 });
    await forms[kind]?.(site);
    const person = await show(owner);
    expect(person).toMatchObject(known);
    const said = person.differences.map(({ field, value }) => [field, value]);
    expect(said).toEqual([
      ['name', 'Eve'],
      ...(['message', 'booking'].includes(kind) ? [['phone', stranger.phone]] : []),
      ...(kind === 'newsletter' ? [] : [['company', 'Evil Lda']]),
      ['language', 'pt'],
    ]);
    for (const one of person.differences)
      expect(one).toMatchObject({ kind, isConfirmed: false, record: expect.any(String) });
  },
);

it('is filled in where it is empty, by the first form that says something', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await site.send('/api/newsletter/subscribe', { email, locale: 'pt' });
  later({ minutes: 1 });
  await site.send('/api/contact', noor);
  expect(await show(owner)).toMatchObject({ ...known, language: 'pt' });
});

it('keeps what the first of two forms at once says, whole or not at all', async ({ site }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/newsletter/subscribe', { email, locale: 'en' });
  const sent = Array.from({ length: 8 }, (_, index) =>
    site.app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...noor, name: `Noor ${index}`, phone: `+351 91000000${index}` }),
    }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual(Array(8).fill(201));
  const person = await show(owner);
  const [, number] = /^Noor (\d)$/.exec(person.name) ?? [];
  expect(person.phone).toBe(`+351 91000000${number}`);
  const named = person.differences.filter(({ field }) => field === 'name');
  expect(named).toHaveLength(7);
});

it('is corrected by staff in one press, which is logged, and stays so', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', noor);
  later({ minutes: 1 });
  await forms.message?.(site);
  const taken = await change(owner, { name: 'Eve' });
  expect(taken.status).toBe(200);
  const person = (await taken.json()) as PersonView;
  expect(person.name).toBe('Eve');
  // The name that it replaced is known; the rest of the form is still to be looked at.
  expect(person.differences.map(({ field }) => field)).toEqual(['phone', 'company', 'language']);
  const log = await owner.get('/api/admin/audit');
  const { entries } = (await log.json()) as {
    entries: { action: string; after: unknown }[];
  };
  const logged = entries.find(({ action }) => action === 'person.change');
  expect(logged?.after).toEqual({ fields: ['name'] });
  expect(JSON.stringify(logged)).not.toContain(noor.name);
});

it('stays as staff set it, also where they emptied a field, whatever comes', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', noor);
  const set = { name: 'Noor', phone: '', company: 'Tessera Lda', language: 'pt' };
  expect((await change(owner, set)).status).toBe(200);
  for (const send of Object.values(forms)) {
    later({ minutes: 1 });
    await send(site);
  }
  await site.send('/api/contact', { ...noor, phone: '+351 912 000 000' });
  expect(await show(owner)).toMatchObject(set);
});

it('is not asked about a value again that staff left as it is', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', noor);
  later({ minutes: 1 });
  await forms.message?.(site);
  const id = await idOf(owner);
  for (const [field, value] of [
    ['name', 'Eve'],
    ['phone', stranger.phone],
    ['company', 'Evil Lda'],
  ]) {
    const left = await owner.send(`/api/admin/people/${id}/leave`, { field, value });
    expect(left.status).toBe(204);
  }
  later({ minutes: 1 });
  await forms.booking?.(site);
  const { differences, ...person } = await show(owner);
  expect(differences.map(({ field }) => field)).toEqual(['language']);
  expect(person).toMatchObject(known);
});

it('says which values an address has confirmed', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', noor);
  later({ minutes: 1 });
  await site.send('/api/newsletter/subscribe', { email, name: 'N. El-Amin', locale: 'en' });
  const mail = (await site.mails()).findLast(({ text }) => /newsletter\/confirm/.test(text));
  const [, token] = /\/newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await site.send('/api/newsletter/confirm', { token });
  const { differences, name } = await show(owner);
  expect(name).toBe(noor.name);
  expect(differences).toEqual([
    expect.objectContaining({ field: 'name', value: 'N. El-Amin', isConfirmed: true }),
  ]);
});

it('names each wrong field, changes nothing then, and is changed by the team alone', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', noor);
  const wrong = { name: 'x'.repeat(201), phone: 'none', language: 'fr', company: 7, locale: 'pt' };
  const refused = await change(owner, wrong);
  expect(refused.status).toBe(422);
  const { errors } = (await refused.json()) as { errors: { field: string; message: string }[] };
  expect(errors.map(({ field }) => field).toSorted()).toEqual([
    'company',
    'language',
    'name',
    'phone',
  ]);
  expect(errors.find(({ field }) => field === 'name')?.message).toBe(
    'Este texto é demasiado longo',
  );
  expect((await change(owner, {})).status).toBe(422);
  const missing = await owner.send('/api/admin/people/none', { name: 'A' }, { method: 'PATCH' });
  expect(missing.status).toBe(404);
  await addStaff(site, { email: 'books@entrada.example', role: 'bookkeeper' });
  const bookkeeper = await signIn(site, 'books@entrada.example');
  const path = `/api/admin/people/${await idOf(owner)}`;
  expect((await bookkeeper.send(path, { name: 'A' }, { method: 'PATCH' })).status).toBe(403);
  expect(await show(owner)).toMatchObject(known);
});

it('answers each form in its own language and words', async ({ site, later }) => {
  await site.send('/api/contact', noor);
  later({ minutes: 1 });
  await forms.booking?.(site);
  const mails = await site.mails();
  const confirmation = mails.find(({ messageId }) => messageId.startsWith('booking-confirmed'));
  expect(confirmation?.subject).toMatch(/consulta/i);
});
