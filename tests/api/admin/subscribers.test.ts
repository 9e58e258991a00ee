import { expect } from 'vitest';
import type {
  SubscriberDetail,
  SubscribersPage,
} from '#features/newsletter/subscribers/subscribers.schema.ts';
import { changesOf, readAs } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

type Later = (by: object) => void;

async function subscribe(
  site: StaffSite,
  body: { email: string; name?: string; locale?: string },
  page = '/pt/blog/vat-for-newcomers',
): Promise<void> {
  await site.app.request('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Referer: site.origin + page },
    body: JSON.stringify(body),
  });
}

/** Opens the link of the last mail to an address, as the person does. */
async function confirm(site: StaffSite, email: string): Promise<void> {
  const mail = (await site.mails()).findLast(({ to }) => to === email);
  const [, token] = /\/newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await site.send('/api/newsletter/confirm', { token, locale: 'en' });
}

async function subscribeThree(site: StaffSite, later: Later): Promise<void> {
  await subscribe(site, { email: 'ana@a.example', name: 'Ana Reis', locale: 'pt' });
  await confirm(site, 'ana@a.example');
  later({ minutes: 1 });
  await subscribe(site, { email: 'ben@b.example', name: '=1+1' });
  later({ minutes: 1 });
  await subscribe(site, { email: 'cleo@c.example' }, '/manage-booking/s3cr3t');
  await confirm(site, 'cleo@c.example');
}

function list(browser: Parameters<typeof readAs>[0], query = ''): Promise<SubscribersPage> {
  return readAs<SubscribersPage>(browser, `/api/admin/subscribers?${query}`);
}

async function idOf(browser: Parameters<typeof readAs>[0], email: string): Promise<string> {
  return (await list(browser, `q=${encodeURIComponent(email)}`)).subscribers[0]?.id ?? '';
}

const emailsOf = ({ subscribers }: SubscribersPage) => subscribers.map(({ email }) => email);

it('are listed newest first, found, filtered and sorted', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await subscribeThree(site, later);
  const all = await list(owner);
  expect(emailsOf(all)).toEqual(['cleo@c.example', 'ben@b.example', 'ana@a.example']);
  expect(all.counts).toEqual({ all: 3, confirmed: 2, unconfirmed: 1, unsubscribed: 0 });
  expect(all.subscribers[2]).toMatchObject({ page: '/pt/blog/vat-for-newcomers', language: 'pt' });
  expect(all.subscribers[0]?.page).toBe('/manage-booking');
  expect(emailsOf(await list(owner, 'filter=unconfirmed'))).toEqual(['ben@b.example']);
  expect(emailsOf(await list(owner, 'language=pt'))).toEqual(['ana@a.example']);
  expect(emailsOf(await list(owner, 'q=REIS'))).toEqual(['ana@a.example']);
  expect(emailsOf(await list(owner, 'sort=email&limit=1'))).toEqual(['ana@a.example']);
  for (const wrong of ['filter=x', 'language=fr', 'limit=0', 'q=%00'])
    expect((await owner.get(`/api/admin/subscribers?${wrong}`)).status, wrong).toBe(422);
});

it('have each consent: when, to which words, from which page', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await subscribeThree(site, later);
  const id = await idOf(owner, 'ana@a.example');
  const shown = await readAs<SubscriberDetail>(owner, `/api/admin/subscribers/${id}`);
  expect(shown.consents.map(({ step, page }) => [step, page]).toSorted()).toEqual([
    ['confirm', null],
    ['subscribe', '/pt/blog/vat-for-newcomers'],
  ]);
  const asked = shown.consents.find(({ step }) => step === 'subscribe');
  expect(asked?.wording).toContain('Subscrever');
  expect(asked?.version).toMatch(/^[0-9a-f]{8}$/);
  expect(JSON.stringify(shown)).not.toContain('addressHash');
  for (const unknown of ['none', '%00'])
    expect((await owner.get(`/api/admin/subscribers/${unknown}`)).status).toBe(404);
});

it('are taken off with a reason and put back, each time with one row that names nobody', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await subscribeThree(site, later);
  const ids = [await idOf(owner, 'ana@a.example'), await idOf(owner, 'ben@b.example')];
  const send = async (what: string, body: object) => {
    const response = await owner.send(`/api/admin/subscribers/${what}`, body);
    return [response.status, await response.json()];
  };
  expect(await send('remove', { ids, reason: 'mistake' })).toEqual([200, { changed: ids }]);
  expect(await send('remove', { ids, reason: 'mistake' })).toEqual([200, { changed: [] }]);
  expect((await list(owner)).counts).toMatchObject({ confirmed: 1, unsubscribed: 2 });
  expect(await send('restore', { ids })).toEqual([200, { changed: ids }]);
  expect((await list(owner)).counts).toEqual({
    all: 3,
    confirmed: 2,
    unconfirmed: 1,
    unsubscribed: 0,
  });
  expect(await send('restore', { ids })).toMatchObject([409, { code: 'not_restorable' }]);
  const rows = await site.database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['action', 'subjectId', 'after'])
      .where('action', 'in', ['subscriber.remove', 'subscriber.restore'])
      .execute(),
  );
  expect(rows).toHaveLength(2);
  expect(rows.find(({ action }) => action === 'subscriber.remove')?.after).toEqual({
    reason: 'mistake',
    subscribers: ids,
  });
  expect(JSON.stringify(rows)).not.toMatch(/@|Reis/);
  const [one = ''] = ids;
  const shown = await readAs<SubscriberDetail>(owner, `/api/admin/subscribers/${one}`);
  expect(shown).toMatchObject({ status: 'confirmed', unsubscribedAt: null, restorable: false });
  for (const body of [{ ids: [], reason: 'asked' }, { ids }, { ids, reason: 'x' }, { ids: ['\0'] }])
    expect((await send('remove', body))[0]).toBe(422);
});

it('who left by themselves are not put back, nor after a day', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await subscribeThree(site, later);
  const [ana, ben] = [await idOf(owner, 'ana@a.example'), await idOf(owner, 'ben@b.example')];
  const welcome = (await site.mails()).findLast(({ to }) => to === 'ana@a.example');
  const [, token] = /\/newsletter\/unsubscribe\/([\w.-]+)/.exec(welcome?.text ?? '') ?? [];
  await site.send('/api/newsletter/unsubscribe', { token, locale: 'pt' });
  await owner.send('/api/admin/subscribers/remove', { ids: [ben], reason: 'bounced' });
  const restore = (id: string) => owner.send('/api/admin/subscribers/restore', { ids: [id] });
  expect((await restore(ana)).status).toBe(409);
  later({ hours: 11 });
  expect((await readAs<SubscriberDetail>(owner, `/api/admin/subscribers/${ben}`)).restorable).toBe(
    true,
  );
});

it('who wait get the mail again, at most three times a day', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await subscribeThree(site, later);
  const resend = async (id: string) => {
    later({ minutes: 1 });
    const response = await owner.send(`/api/admin/subscribers/${id}/resend`);
    return [response.status, response.status === 204 ? '' : (await response.json()).code];
  };
  const ben = await idOf(owner, 'ben@b.example');
  for (let sent = 0; sent < 3; sent += 1) expect(await resend(ben)).toEqual([204, '']);
  expect(await resend(ben)).toEqual([429, 'too_many_mails']);
  expect(await resend(await idOf(owner, 'ana@a.example'))).toEqual([409, 'not_waiting']);
  expect(await resend('none')).toEqual([404, 'unknown_subscriber']);
  expect(await changesOf(site, ben)).toHaveLength(3);
  const { consents } = await readAs<SubscriberDetail>(owner, `/api/admin/subscribers/${ben}`);
  expect(consents).toHaveLength(1);
  await confirm(site, 'ben@b.example');
  expect((await list(owner)).counts.confirmed).toBe(3);
});

it('are exported with the link by which each leaves, and no formula', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await subscribeThree(site, later);
  const csv = await (
    await owner.get('/api/admin/subscribers.csv?excel=en&filter=confirmed')
  ).text();
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  const ana = lines.find((line) => line.includes('ana@a.example')) ?? '';
  const [, path, token] = /(\/pt\/newsletter\/unsubscribe\/([\w.-]+))/.exec(ana) ?? [];
  expect(ana).toContain(`${site.origin}${path}`);
  const chosen = await owner.get(
    `/api/admin/subscribers.csv?excel=en&ids=${await idOf(owner, 'ben@b.example')}`,
  );
  expect(await chosen.text()).toContain(",'=1+1,");

  expect((await site.app.request(`/api/newsletter/subscription/${token}`)).status).toBe(200);
  const forged = token?.replace(/\..*/, '.AAAA');
  expect((await site.app.request(`/api/newsletter/subscription/${forged}`)).status).toBe(404);
  const oneClick = await site.app.request(`/api/newsletter/unsubscribe/${token}`, {
    method: 'POST',
  });
  expect(oneClick.status).toBe(200);
  expect((await list(owner, 'filter=unsubscribed')).total).toBe(1);
  const rows = await site.database.read((db) =>
    db.selectFrom('auditLog').select('after').where('action', '=', 'subscriber.export').execute(),
  );
  expect(rows.map(({ after }) => after)).toEqual(
    expect.arrayContaining([
      { filter: 'confirmed', subscribers: 2 },
      { filter: 'chosen', subscribers: 1 },
    ]),
  );
  later({ minutes: 11 });
  expect((await owner.get('/api/admin/subscribers.csv')).status).toBe(403);
});
