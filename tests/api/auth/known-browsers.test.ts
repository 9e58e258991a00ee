import { expect } from 'vitest';
import type { AuthUser, SessionList } from '#features/auth/auth.ts';
import { removeOldSignIns } from '#features/auth/remove-old-sign-ins.server.ts';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import { addPasskey, presentPasskey, registerPasskey } from '../../factories/passkeys.ts';
import {
  addStaff,
  askToSignIn,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  readSignInMail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { createAuthenticator } from '../../fakes/authenticator.ts';

const known = '__Host-browser';

/** A stranger asks for codes in the owner's name until none is mailed any more. */
async function exhaust(site: StaffSite, email: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    const { code } = await askToSignIn(site, openBrowser(site), email);
    expect(code).toMatch(/^\d{6}$/);
  }
  const { code } = await askToSignIn(site, openBrowser(site), email);
  expect(code).toBe('');
}

async function finish(browser: Browser, proof: { id: string; code: string }): Promise<AuthUser> {
  const response = await browser.send('/api/sign-in/finish', { id: proof.id, code: proof.code });
  expect(response.status).toBe(200);
  return (await response.json()) as AuthUser;
}

async function accountOf(browser: Browser): Promise<SessionList> {
  return (await (await browser.get('/api/account/sessions')).json()) as SessionList;
}

it('lets an owner in whose ten mails of the day a stranger has used up, and tells her', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await owner.send('/api/session', undefined, { method: 'DELETE' });
  expect(owner.cookies.has(known)).toBe(true);
  later({ minutes: 1 });
  await exhaust(site, ownerEmail);
  const proof = await askToSignIn(site, owner, ownerEmail);
  const user = await finish(owner, proof);
  expect(user.attempts).toBe(11);
  const { attempts, browsers } = await accountOf(owner);
  expect(attempts).toEqual({ count: 11, lastAt: site.clock.now.toISOString() });
  expect(browsers).toEqual([expect.objectContaining({ isCurrent: true })]);
  later({ days: 31 });
  await removeOldSignIns(site.context);
  const rows = await site.database.read((db) => db.selectFrom('signIns').select('id').execute());
  expect(rows).toEqual([]);
});

it('does not count what she asked for herself', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  later({ minutes: 1 });
  await askToSignIn(site, owner, ownerEmail);
  const elsewhere = openBrowser(site);
  await askToSignIn(site, elsewhere, ownerEmail);
  const user = await finish(elsewhere, await askToSignIn(site, elsewhere, ownerEmail));
  expect(user.attempts).toBeUndefined();
});

it('has ten mails a day of its own, no more', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await exhaust(site, ownerEmail);
  for (let count = 0; count < 10; count += 1)
    expect((await askToSignIn(site, owner, ownerEmail)).code).not.toBe('');
  expect((await askToSignIn(site, owner, ownerEmail)).code).toBe('');
  later({ hours: 25 });
  expect((await askToSignIn(site, owner, ownerEmail)).code).not.toBe('');
});

it('is known by its cookie alone, as the browser of that person', async ({ site }) => {
  await becomeOwner(site);
  await addStaff(site, { email: 'ana@entrada.example' });
  const ana = await signIn(site, 'ana@entrada.example');
  await exhaust(site, ownerEmail);
  // A member of staff who turns on a colleague has no allowance for her address.
  expect((await askToSignIn(site, ana, ownerEmail)).code).toBe('');
  const forger = openBrowser(site);
  forger.cookies.set(known, 'x'.repeat(43));
  expect((await askToSignIn(site, forger, ownerEmail)).code).toBe('');
});

it('signs nobody in, and stores no secret', async ({ site }) => {
  const owner = await becomeOwner(site);
  const token = owner.cookies.get(known) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const thief = openBrowser(site);
  thief.cookies.set(known, token);
  expect((await thief.get('/api/account/sessions')).status).toBe(401);
  const { id } = await askToSignIn(site, openBrowser(site), ownerEmail);
  const { code } = await readSignInMail(site, id);
  // The code counts in the browser that asked, whoever has been known before.
  const refused = await thief.send('/api/sign-in/finish', { id, code });
  expect(refused.status).toBe(401);
  const stored = await site.database.read(async (db) => [
    await db.selectFrom('knownBrowsers').selectAll().execute(),
    await db.selectFrom('signIns').selectAll().execute(),
  ]);
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('gets another cookie at each sign-in, so that a copy of the earlier one is worth nothing', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const thief = openBrowser(site);
  thief.cookies.set(known, owner.cookies.get(known) ?? '');
  await finish(owner, await askToSignIn(site, owner, ownerEmail));
  await exhaust(site, ownerEmail);
  expect((await askToSignIn(site, thief, ownerEmail)).code).toBe('');
  expect((await askToSignIn(site, owner, ownerEmail)).code).not.toBe('');
});

it('is forgotten with its session, with all others, and half a year after the last sign-in', async ({
  site,
  later,
}) => {
  const desk = await becomeOwner(site);
  const phone = await signIn(site, ownerEmail);
  const tablet = await signIn(site, ownerEmail);
  const { sessions, browsers } = await accountOf(desk);
  expect(browsers).toHaveLength(3);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  await desk.send(`/api/account/sessions/${other?.id}`, undefined, { method: 'DELETE' });
  expect((await accountOf(desk)).browsers).toHaveLength(2);
  const forgotten = await desk.send('/api/account/browsers', undefined, { method: 'DELETE' });
  expect(forgotten.status).toBe(204);
  expect((await accountOf(desk)).browsers).toEqual([expect.objectContaining({ isCurrent: true })]);
  later({ hours: 25 });
  await exhaust(site, ownerEmail);
  for (const browser of [phone, tablet])
    expect((await askToSignIn(site, browser, ownerEmail)).code).toBe('');
  expect((await askToSignIn(site, desk, ownerEmail)).code).not.toBe('');
  later({ days: 181 });
  await removeOldSignIns(site.context);
  const left = await site.database.read((db) =>
    db.selectFrom('knownBrowsers').select('id').execute(),
  );
  expect(left).toEqual([]);
});

async function helped(site: StaffSite): Promise<{ owner: Browser; anaId: string }> {
  const owner = await becomeOwner(site);
  const anaId = await addStaff(site, { email: 'ana@entrada.example', role: 'owner' });
  const ana = await signIn(site, 'ana@entrada.example');
  await addPasskey(ana, site.origin);
  const response = await owner.send(`/api/admin/staff/${anaId}/help`);
  expect(response.status).toBe(204);
  return { owner, anaId };
}

it('another owner helps with a lost passkey: a mail, a code, a new passkey; no terminal', async ({
  site,
}) => {
  const { owner } = await helped(site);
  const mail = (await site.mails()).find(({ messageId }) => messageId.startsWith('passkey-help'));
  expect(mail?.to).toBe('ana@entrada.example');
  expect(mail?.text).toContain('Rita Falcão');
  expect(mail?.text).not.toMatch(/\/sign-in\/[\w-]+/);
  const phone = openBrowser(site);
  const user = await finish(phone, await askToSignIn(site, phone, 'ana@entrada.example'));
  expect(user).toMatchObject({ isRecovery: true, hasPasskey: true, strength: 'mail' });
  const fresh = createAuthenticator({ origin: site.origin });
  expect((await registerPasskey(phone, fresh)).status).toBe(201);
  const { passkeys } = (await (await phone.get('/api/account/passkeys')).json()) as {
    passkeys: unknown[];
  };
  expect(passkeys).toHaveLength(1);
  expect((await presentPasskey(openBrowser(site), fresh)).status).toBe(200);
  const { entries } = (await (await owner.get('/api/admin/audit')).json()) as {
    entries: { action: string }[];
  };
  expect(entries.map(({ action }) => action)).toContain('staff.help');
});

it('the help counts once, for a day, for one’s colleague', async ({ site, later }) => {
  const { owner, anaId } = await helped(site);
  const first = openBrowser(site);
  const ask = () => askToSignIn(site, first, 'ana@entrada.example');
  expect((await finish(first, await ask())).isRecovery).toBe(true);
  expect((await finish(first, await ask())).isRecovery).toBeUndefined();
  expect((await owner.send(`/api/admin/staff/${anaId}/help`)).status).toBe(204);
  later({ hours: 25 });
  const late = openBrowser(site);
  const proof = await askToSignIn(site, late, 'ana@entrada.example');
  expect((await finish(late, proof)).isRecovery).toBeUndefined();
  const again = await signIn(site, ownerEmail);
  const { id } = (await (await again.get('/api/session')).json()) as AuthUser;
  const own = await again.send(`/api/admin/staff/${id}/help`);
  expect([own.status, ((await own.json()) as { code: string }).code]).toEqual([
    409,
    'not_for_yourself',
  ]);
  expect((await again.send('/api/admin/staff/none/help')).status).toBe(404);
});

it('a passkey ends with its person, and so does everything that signs in', async ({ site }) => {
  const owner = await becomeOwner(site);
  const anaId = await addStaff(site, { email: 'ana@entrada.example' });
  const ana = await signIn(site, 'ana@entrada.example');
  const authenticator = await addPasskey(ana, site.origin);
  const open = await askToSignIn(site, ana, 'ana@entrada.example');
  const gone = await owner.send(`/api/admin/staff/${anaId}`, undefined, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  const back = await owner.send('/api/admin/staff', {
    name: 'Ana',
    email: 'ana@entrada.example',
    role: 'owner',
    language: 'pt',
  });
  expect(back.status).toBe(201);
  expect((await presentPasskey(openBrowser(site), authenticator)).status).toBe(401);
  expect((await ana.get('/api/account/sessions')).status).toBe(401);
  const late = await ana.send('/api/sign-in/finish', { id: open.id, code: open.code });
  expect(late.status).toBe(401);
  const left = await site.database.read(async (db) => [
    await db.selectFrom('passkeys').select('id').where('personId', '=', anaId).execute(),
    await db.selectFrom('knownBrowsers').select('id').where('personId', '=', anaId).execute(),
  ]);
  expect(left).toEqual([[], []]);
  await mailSignIns(site.context);
  const user = (await (
    await (await signIn(site, 'ana@entrada.example')).get('/api/session')
  ).json()) as AuthUser;
  expect(user).toMatchObject({ hasPasskey: false });
});
