import { expect } from 'vitest';
import { addPasskey, presentPasskey } from '../../factories/passkeys.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

type Member = { personId: string; email: string; role: string };

const rui = { name: 'Rui', email: 'rui@entrada.example', role: 'staff', language: 'pt' };

async function staffOf(browser: Browser): Promise<Member[]> {
  return ((await (await browser.get('/api/admin/staff')).json()) as { staff: Member[] }).staff;
}

async function add(browser: Browser, changes: object = {}): Promise<Member> {
  const response = await browser.send('/api/admin/staff', { ...rui, ...changes });
  expect(response.status).toBe(201);
  return (await response.json()) as Member;
}

async function remove(browser: Browser, id: string): Promise<[number, unknown]> {
  const response = await browser.send(`/api/admin/staff/${id}`, undefined, { method: 'DELETE' });
  const body = response.status === 204 ? {} : ((await response.json()) as { code: string });
  return [response.status, 'code' in body ? body.code : undefined];
}

async function actionsOf({ database }: StaffSite, personId: string): Promise<string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('auditLog').select('action').where('subjectId', '=', personId).execute(),
  );
  return rows.map(({ action }) => action);
}

it('the owner adds somebody, who can sign in at once', async ({ site }) => {
  const owner = await becomeOwner(site);
  const member = await add(owner);
  const browser = await signIn(site, rui.email);
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ roles: ['staff'] });
  const again = await owner.send('/api/admin/staff', rui);
  expect(again.status).toBe(409);
  expect((await staffOf(browser)).map(({ email }) => email).sort()).toEqual([
    ownerEmail,
    rui.email,
  ]);
  expect(member.role).toBe('staff');
});

it.for([
  ['en', 'You are on the team of Entrada', 'Rita Falcão has added you', 'You are Staff', ''],
  ['pt', 'Faz parte da equipa da Entrada', 'Rita Falcão acrescentou', 'função Equipa', '/pt'],
] as const)(
  'who is added is told by a mail in %s, with the way in, each time',
  async ([language, subject, lead, role, prefix], { site }) => {
    const owner = await becomeOwner(site);
    const { personId } = await add(owner, { language });
    const invitations = async () =>
      (await site.mails()).filter(({ kind }) => kind === 'staff-invitation');
    const [mail, ...others] = await invitations();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: rui.email, subject });
    const text = mail?.text.replace(/\s+/g, ' ') ?? '';
    for (const part of [lead, role, `https://entrada.example${prefix}/sign-in`])
      expect(text).toContain(part);
    await remove(owner, personId);
    await add(owner, { language });
    expect(await invitations()).toHaveLength(2);
  },
);

it('a role holds from the next request on', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { personId } = await add(owner);
  const browser = await signIn(site, rui.email);
  expect((await browser.get('/api/admin/audit')).status).toBe(403);
  const path = `/api/admin/staff/${personId}`;
  await owner.send(path, { role: 'owner' }, { method: 'PATCH' });
  expect((await browser.get('/api/admin/audit')).status).toBe(200);
});

it('who leaves is signed out at once', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { personId } = await add(owner);
  const browser = await signIn(site, rui.email);
  expect(await remove(owner, personId)).toEqual([204, undefined]);
  expect((await browser.get('/api/admin/staff')).status).toBe(401);
  expect(await remove(owner, personId)).toEqual([404, 'not_found']);
  await add(owner);
  expect((await browser.get('/api/admin/staff')).status).toBe(401);
});

it('the last owner stays, when two owners remove each other at once too', async ({ site }) => {
  const owner = await becomeOwner(site);
  const [me] = await staffOf(owner);
  expect(await remove(owner, me?.personId ?? '')).toEqual([409, 'last_owner']);
  const second = await add(owner, { role: 'owner' });
  const other = await signIn(site, rui.email);
  await Promise.all([remove(owner, second.personId), remove(other, me?.personId ?? '')]);
  const { count } = await site.database.read((db) =>
    db
      .selectFrom('staff')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('endedAt', 'is', null)
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow(),
  );
  expect(Number(count)).toBe(1);
});

it('a change of staff needs the passkey, within ten minutes', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const authenticator = await addPasskey(owner, site.origin);
  const byMail = await signIn(site, ownerEmail);
  const codeOf = async (browser: Browser) => {
    const response = await browser.send('/api/admin/staff', rui);
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  expect(await codeOf(byMail)).toEqual([403, 'passkey_required']);
  expect((await byMail.get('/api/admin/staff')).status).toBe(200);
  later({ minutes: 11 });
  expect(await codeOf(owner)).toEqual([403, 'passkey_again']);
  await presentPasskey(owner, authenticator);
  expect((await codeOf(owner))[0]).toBe(201);
});

it('each change is one row of the log, and a refused one none', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { personId } = await add(owner);
  const path = `/api/admin/staff/${personId}`;
  await owner.send(path, { role: 'bookkeeper' }, { method: 'PATCH' });
  await owner.send(path, { role: 'bookkeeper' }, { method: 'PATCH' });
  await owner.send(path, { role: 'king' }, { method: 'PATCH' });
  await owner.send('/api/admin/staff', rui);
  await remove(owner, personId);
  await remove(owner, personId);
  expect((await actionsOf(site, personId)).sort()).toEqual([
    'staff.add',
    'staff.end',
    'staff.role',
  ]);
});
