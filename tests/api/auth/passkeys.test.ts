import { expect } from 'vitest';
import { makeSignInLink } from '#features/auth/sign-in/make-sign-in-link.server.ts';
import { addPasskey, presentPasskey, registerPasskey } from '../../factories/passkeys.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { createAuthenticator } from '../../fakes/authenticator.ts';

type Listed = { passkeys: { id: string; usedAt: string | null }[] };

async function outcomeOf(response: Response): Promise<[number, unknown]> {
  const body = response.status === 204 ? {} : ((await response.json()) as { code?: string });
  return [response.status, body.code];
}

async function passkeysOf(browser: Browser): Promise<Listed['passkeys']> {
  return ((await (await browser.get('/api/account/passkeys')).json()) as Listed).passkeys;
}

async function strengthOf(browser: Browser): Promise<unknown> {
  const user = (await (await browser.get('/api/session')).json()) as Record<string, unknown>;
  return user.strength;
}

it('is made in the first session, which is then as strong as it', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { id } = await addPasskey(browser, site.origin);
  expect(await passkeysOf(browser)).toEqual([
    {
      id,
      name: '?',
      isBackedUp: false,
      usedAt: null,
      createdAt: site.clock.now.toISOString(),
    },
  ]);
  expect(await strengthOf(browser)).toBe('passkey');
});

it('signs in, without an address, on another browser', async ({ site }) => {
  const authenticator = await addPasskey(await becomeOwner(site), site.origin);
  const browser = openBrowser(site);
  const response = await presentPasskey(browser, authenticator);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ email: ownerEmail, strength: 'passkey' });
  expect((await passkeysOf(browser))[0]?.usedAt).toBe(site.clock.now.toISOString());
});

it('asks for options that name nobody, with the person verified and the passkey discoverable', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const register = await (await browser.send('/api/passkeys/ask')).json();
  expect(register).toMatchObject({
    rp: { id: 'entrada.example', name: 'Entrada' },
    user: { name: ownerEmail },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const ask = await (await openBrowser(site).send('/api/sign-in/passkey/ask')).json();
  expect(ask).toMatchObject({ rpId: 'entrada.example', userVerification: 'required' });
  expect(ask).not.toHaveProperty('allowCredentials');
});

it.for([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another host', { rpId: 'elsewhere.example' }],
  ['no verification of the person', { isVerified: false }],
] as const)(
  'is refused with %s, when it is made and when it is used',
  async ([, change], { site }) => {
    const browser = await becomeOwner(site);
    const made = await registerPasskey(browser, createAuthenticator(site), change);
    expect(await outcomeOf(made)).toEqual([422, 'passkey_refused']);
    const authenticator = await addPasskey(browser, site.origin);
    const used = await presentPasskey(openBrowser(site), authenticator, change);
    expect(await outcomeOf(used)).toEqual([401, 'passkey_refused']);
  },
);

it('is refused when the answer is sent again', async ({ site }) => {
  const authenticator = await addPasskey(await becomeOwner(site), site.origin);
  const browser = openBrowser(site);
  const asked = await browser.send('/api/sign-in/passkey/ask');
  const { challenge } = (await asked.json()) as { challenge: string };
  const response = authenticator.get({ challenge });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      openBrowser(site).send('/api/sign-in/passkey/finish', { response }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

it('is refused when its counter goes back, and after five minutes', async ({ site, later }) => {
  const authenticator = await addPasskey(await becomeOwner(site), site.origin);
  const browser = openBrowser(site);
  expect((await presentPasskey(browser, authenticator, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 3])
    expect((await presentPasskey(browser, authenticator, { counter })).status).toBe(401);
  const asked = await browser.send('/api/sign-in/passkey/ask');
  const { challenge } = (await asked.json()) as { challenge: string };
  later({ minutes: 5 });
  const response = authenticator.get({ challenge, counter: 8 });
  const late = await browser.send('/api/sign-in/passkey/finish', { response });
  expect(late.status).toBe(401);
});

it('of another authenticator, or signed by another key, is refused', async ({ site }) => {
  const own = await addPasskey(await becomeOwner(site), site.origin);
  const strange = createAuthenticator(site);
  const unknown = await presentPasskey(openBrowser(site), strange);
  expect([unknown.status, await unknown.json()]).toMatchObject([401, { isUnknown: true }]);
  const forged = { ...strange, get: (given: never) => ({ ...strange.get(given), id: own.id }) };
  const refused = await presentPasskey(openBrowser(site), forged as never);
  expect([refused.status, await refused.json()]).toMatchObject([401, { isUnknown: false }]);
});

it.for(['not json', { response: { clientDataJSON: 'e30' } }, { id: 'x', response: {} }])(
  'nonsense is refused, never a failure: %j',
  async (response, { site }) => {
    const browser = await becomeOwner(site);
    for (const path of ['/api/passkeys/register', '/api/sign-in/passkey/finish'])
      expect((await browser.send(path, { response })).status).toBeLessThan(500);
  },
);

it('cannot be added in a session by mail once there is one, nor be removed', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { id } = await addPasskey(owner, site.origin);
  const byMail = await signIn(site, ownerEmail);
  expect(await outcomeOf(await byMail.send('/api/passkeys/ask'))).toEqual([
    403,
    'passkey_required',
  ]);
  const path = `/api/account/passkeys/${id}`;
  const removal = await byMail.send(path, undefined, { method: 'DELETE' });
  expect(await outcomeOf(removal)).toEqual([403, 'passkey_required']);
  expect(await passkeysOf(owner)).toHaveLength(1);
});

it('is removed within ten minutes of a proof, and only by its person', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const authenticator = await addPasskey(owner, site.origin);
  await addStaff(site, { email: 'rui@entrada.example' });
  const other = await signIn(site, 'rui@entrada.example');
  const remove = async (browser: Browser) =>
    outcomeOf(
      await browser.send(`/api/account/passkeys/${authenticator.id}`, undefined, {
        method: 'DELETE',
      }),
    );
  expect(await remove(other)).toEqual([404, 'not_found']);
  later({ minutes: 11 });
  expect(await remove(owner)).toEqual([403, 'passkey_again']);
  expect((await presentPasskey(owner, authenticator)).status).toBe(200);
  expect(await remove(owner)).toEqual([204, undefined]);
  expect((await presentPasskey(openBrowser(site), authenticator)).status).toBe(401);
});

async function followLink(site: StaffSite, link: string | null): Promise<Browser> {
  const browser = openBrowser(site);
  const token = link?.split('/').at(-1);
  const response = await browser.send('/api/sign-in/finish', { token });
  if (response.status !== 200) throw new Error('The link was refused');
  return browser;
}

it('that was lost is replaced by the link of the owner’s command, which ends other sessions', async ({
  site,
}) => {
  const lost = await becomeOwner(site);
  const old = await addPasskey(lost, site.origin);
  const link = await makeSignInLink(site.context, ownerEmail.toUpperCase());
  const browser = await followLink(site, link);
  expect(await strengthOf(browser)).toBe('mail');
  const fresh = await addPasskey(browser, site.origin);
  expect((await passkeysOf(browser)).map(({ id }) => id)).toEqual([fresh.id]);
  expect((await lost.get('/api/account/passkeys')).status).toBe(401);
  expect((await presentPasskey(openBrowser(site), old)).status).toBe(401);
  await expect(followLink(site, link)).rejects.toThrow('refused');
  // The exception is over: the next passkey is an addition.
  await addPasskey(browser, site.origin);
  expect(await passkeysOf(browser)).toHaveLength(2);
});

it('no link is made for an address that is not of the staff', async ({ site }) => {
  expect(await makeSignInLink(site.context, 'nobody@entrada.example')).toBeNull();
});

it('each change of passkeys is one row of the log, and a refused one none', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { id } = await addPasskey(owner, site.origin);
  const path = `/api/account/passkeys/${id}`;
  await owner.send(path, undefined, { method: 'DELETE' });
  await owner.send(path, undefined, { method: 'DELETE' });
  const rows = await site.database.read((db) =>
    db.selectFrom('auditLog').select('action').where('subjectId', '=', id).execute(),
  );
  expect(rows.map(({ action }) => action).sort()).toEqual(['passkey.add', 'passkey.remove']);
});
