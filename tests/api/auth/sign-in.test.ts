import { expect } from 'vitest';
import { removeOldSignIns } from '#features/auth/remove-old-sign-ins.server.ts';
import { offerFirstOwner } from '#features/auth/sign-in/first-owner.server.ts';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import {
  addStaff,
  askToSignIn,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';

const email = 'ana@entrada.example';

type SignInProblem = { code: string; title: string; titlePt: string; triesLeft?: number };

async function problemOf(response: Response): Promise<SignInProblem> {
  return (await response.json()) as SignInProblem;
}

async function sessionsOf({ database }: StaffSite) {
  return database.read((db) => db.selectFrom('sessions').selectAll().execute());
}

it('signs in by the code in the browser that asked', async ({ site }) => {
  const personId = await addStaff(site, { email });
  const browser = openBrowser(site);
  const { id, code } = await askToSignIn(site, browser, 'Ana@entrada.example');
  expect(code).toMatch(/^\d{6}$/);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const response = await browser.send('/api/sign-in/finish', { id, code: spaced });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const user = await response.json();
  expect(user).toEqual({
    id: personId,
    username: 'Staff',
    email,
    roles: ['staff'],
    language: 'pt',
    strength: 'mail',
    hasPasskey: false,
  });
  expect(await (await browser.get('/api/session')).json()).toEqual(user);
});

it('signs in by the link alone in the browser that asked, and looking at it changes nothing', async ({
  site,
}) => {
  await addStaff(site, { email });
  const browser = openBrowser(site);
  const { token } = await askToSignIn(site, browser, email);
  for (const look of [1, 2]) {
    const shown = await browser.get(`/api/sign-in/${token}`);
    expect([look, await shown.json()]).toEqual([
      look,
      { email: 'a…@entrada.example', needsCode: false },
    ]);
  }
  expect(await sessionsOf(site)).toEqual([]);
  expect((await browser.send('/api/sign-in/finish', { token })).status).toBe(200);
  expect((await browser.get(`/api/sign-in/${token}`)).status).toBe(404);
});

it('asks for the code too when the link is opened in another browser', async ({ site }) => {
  await addStaff(site, { email });
  const { token, code } = await askToSignIn(site, openBrowser(site), email);
  const other = openBrowser(site);
  const shown = await other.get(`/api/sign-in/${token}`);
  expect(await shown.json()).toEqual({ email: 'a…@entrada.example', needsCode: true });
  const alone = await other.send('/api/sign-in/finish', { token });
  expect([alone.status, (await problemOf(alone)).code]).toEqual([401, 'code_refused']);
  expect((await other.send('/api/sign-in/finish', { token, code })).status).toBe(200);
});

it('accepts a code in no other browser than the one that asked', async ({ site }) => {
  await addStaff(site, { email });
  const { id, code } = await askToSignIn(site, openBrowser(site), email);
  const other = openBrowser(site);
  await other.send('/api/sign-in', { email: 'nobody@entrada.example' });
  expect((await other.send('/api/sign-in/finish', { id, code })).status).toBe(401);
});

it('refuses a code that is wrong, used or late, always in the same words', async ({
  site,
  later,
}) => {
  await addStaff(site, { email });
  const browser = openBrowser(site);
  const first = await askToSignIn(site, browser, email);
  const wrong = first.code === '000000' ? '000001' : '000000';
  const refusals: unknown[] = [];
  const triesLeft: unknown[] = [];
  async function tryCode(id: string, code: string) {
    const response = await browser.send('/api/sign-in/finish', { id, code });
    const { triesLeft: left, ...said } = await problemOf(response);
    refusals.push([response.status, said]);
    triesLeft.push(left);
  }
  await tryCode(first.id, wrong);
  await browser.send('/api/sign-in/finish', { id: first.id, code: first.code });
  await askToSignIn(site, browser, email);
  await tryCode(first.id, first.code);
  const second = await askToSignIn(site, browser, email);
  later({ minutes: 15 });
  await tryCode(second.id, second.code);
  await tryCode(crypto.randomUUID(), '123456');
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  expect(refusals[0]).toMatchObject([401, { code: 'code_refused' }]);
  expect(triesLeft).toEqual([4, 0, 0, 0]);
});

it('makes one session of twenty presses of one link', async ({ site }) => {
  await addStaff(site, { email });
  const browser = openBrowser(site);
  const { token } = await askToSignIn(site, browser, email);
  const presses = Array.from({ length: 20 }, () => browser.send('/api/sign-in/finish', { token }));
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await sessionsOf(site)).toHaveLength(1);
});

it('mails one address ten times a day at most', async ({ site }) => {
  await addStaff(site, { email });
  for (let count = 0; count < 12; count += 1)
    await openBrowser(site).send('/api/sign-in', { email });
  await mailSignIns(site.context);
  expect(await site.mails()).toHaveLength(10);
});

it('writes each mail once when two processes look at the same time', async ({ site }) => {
  await addStaff(site, { email });
  await openBrowser(site).send('/api/sign-in', { email });
  await Promise.all([1, 2, 3].map(() => mailSignIns(site.context)));
  expect(await site.mails()).toHaveLength(1);
});

it('stores neither code nor tokens, nor the address once its mail is written', async ({ site }) => {
  await addStaff(site, { email });
  const browser = openBrowser(site);
  const { code, token, id } = await askToSignIn(site, browser, email);
  await browser.send('/api/sign-in/finish', { id, code });
  const rows = await site.database.read(async (db) => [
    await db.selectFrom('signIns').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
  ]);
  const stored = JSON.stringify(rows);
  for (const secret of [code, token, ...browser.cookies.values()])
    expect(stored).not.toContain(`"${secret}"`);
  expect(stored).not.toContain(email);
});

it('goes to the address that the owner typed, whatever a visitor wrote in a form', async ({
  site,
}) => {
  const kelvin = '\u212A';
  const imposter = `${kelvin}im@entrada.example`;
  await site.send('/api/newsletter/subscribe', { email: imposter, name: 'Imposter' });
  const personId = await addStaffByFirst(site, 'kim@entrada.example');
  expect(personId).toBeTruthy();
  const { code } = await askToSignIn(site, openBrowser(site), imposter);
  expect(code).toMatch(/^\d{6}$/);
  expect(
    (await site.mails()).filter(({ kind, to }) => kind === 'sign-in' && to === imposter),
  ).toEqual([]);
});

async function addStaffByFirst(site: StaffSite, address: string): Promise<string> {
  await becomeOwner(site, address);
  const row = await site.database.read((db) =>
    db.selectFrom('staff').select('personId').executeTakeFirstOrThrow(),
  );
  return row.personId;
}

it('keeps a request for an unknown address for a day, for one of the staff for a month', async ({
  site,
  later,
}) => {
  await addStaff(site, { email });
  await askToSignIn(site, openBrowser(site), email);
  await askToSignIn(site, openBrowser(site), 'nobody@entrada.example');
  const count = () => site.database.read((db) => db.selectFrom('signIns').select('id').execute());
  later({ hours: 23 });
  await removeOldSignIns(site.context);
  expect(await count()).toHaveLength(2);
  later({ hours: 2 });
  await removeOldSignIns(site.context);
  expect(await count()).toHaveLength(1);
  later({ days: 30 });
  await removeOldSignIns(site.context);
  expect(await count()).toHaveLength(0);
});

it.for([
  ['no body fields', {}, 'token: Falta a ligação ou o pedido'],
  ['an id without a code', { id: 'x' }, 'code: Introduza os seis algarismos'],
  ['five digits', { id: 'x', code: '12345' }, 'code: O código tem seis algarismos'],
] as const)('names what is wrong: %s', async ([, body, expected], { site }) => {
  const response = await openBrowser(site).send('/api/sign-in/finish', { ...body, locale: 'pt' });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
  expect(`${errors[0]?.field}: ${errors[0]?.message}`).toBe(expected);
});

it('refuses those who have left the staff', async ({ site }) => {
  const personId = await addStaff(site, { email });
  const browser = openBrowser(site);
  const { id, code } = await askToSignIn(site, browser, email);
  await site.database.transaction(async (trx) => {
    const endedAt = site.clock.now.toISOString();
    await trx.updateTable('staff').set({ endedAt }).where('personId', '=', personId).execute();
  });
  expect((await browser.send('/api/sign-in/finish', { id, code })).status).toBe(401);
});

it('lets in the first owner once, by the address that a start logs', async ({ site }) => {
  const browser = await becomeOwner(site);
  expect(await (await browser.get('/api/session')).json()).toMatchObject({
    username: 'Rita Falcão',
    email: ownerEmail,
    roles: ['owner'],
  });
});

it('says of an address of the log whether it makes the first owner, and changes nothing', async ({
  site,
}) => {
  const address = (await offerFirstOwner(site.context)) ?? '';
  const token = address.split('/').at(-1) ?? '';
  const browser = openBrowser(site);
  const statusOf = async (one: string) => (await browser.get(`/api/sign-in/first/${one}`)).status;
  const before = await dumpDatabase(site.database);
  expect([await statusOf(token), await statusOf(token), await statusOf('x'.repeat(43))]).toEqual([
    204, 204, 404,
  ]);
  expect(await dumpDatabase(site.database)).toEqual(before);
  const body = { token, name: 'Rita Falcão', email: ownerEmail };
  expect((await browser.send('/api/sign-in/first', body)).status).toBe(201);
  expect(await statusOf(token)).toBe(404);
});
