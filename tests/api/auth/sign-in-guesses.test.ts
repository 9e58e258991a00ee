import type { KyselyPlugin } from 'kysely';
import { expect } from 'vitest';
import { finishSignIn } from '#features/auth/sign-in/finish-sign-in.server.ts';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import { requestSignIn } from '#features/auth/sign-in/request-sign-in.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  addStaff,
  askToSignIn,
  test as it,
  openBrowser,
  readSignInMail,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { contextOver } from '../../factories/test-services.ts';

const email = 'ana@entrada.example';

async function sessionsOf({ database }: StaffSite) {
  return database.read((db) => db.selectFrom('sessions').selectAll().execute());
}

it('answers alike for known and unknown addresses, and mails a code to the known one alone', async ({
  site,
}) => {
  await addStaff(site, { email });
  const answers = await Promise.all(
    [email, 'nobody@entrada.example', 'not yet staff@x'].slice(0, 2).map(async (address) => {
      const response = await openBrowser(site).send('/api/sign-in', { email: address });
      const headers = [...response.headers].map(
        ([name, value]) => `${name}: ${value.replace(/=[\w-]{43};/, '=TOKEN;')}`,
      );
      const body = (await response.text()).replace(/[0-9a-f-]{36}/, 'ID');
      return {
        status: response.status,
        headers: headers.filter((h) => !h.startsWith('x-request-id')),
        body,
      };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 202, body: '{"id":"ID"}' });
  await mailSignIns(site.context);
  const mails = (await site.mails()).map(({ kind, to }) => [kind, to]);
  expect(mails).toEqual([['sign-in', email]]);
});

it.for([
  ['en', 'Nothing of that is at this address', '/contact'],
  ['pt', 'Nada disso está neste endereço', '/pt/contact'],
] as const)(
  'mails somebody we know, who has nothing to see, what there is instead, three times a day: %s',
  async ([locale, words, path], { site }) => {
    const address = 'Client@tessera.example';
    const day = 24 * 3_600_000;
    await site.send('/api/newsletter/subscribe', { email: address, name: 'Noor' });
    const signInMails = async () =>
      (await site.mails()).filter(({ kind }) => kind.startsWith('sign-in'));
    for (let count = 0; count < 5; count += 1)
      await openBrowser(site).send('/api/sign-in', { email: address, locale });
    await mailSignIns(site.context);
    const mails = await signInMails();
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('sign-in-without-account'));
    for (const { to, text } of mails) {
      expect(to).toBe(address);
      expect(text.replace(/\s+/g, ' ')).toContain(words);
      expect(text).toContain(site.origin + path);
      // Nothing in it signs anybody in.
      expect(text).not.toMatch(/\d{6}\n|\/sign-in\//);
    }
    expect(await sessionsOf(site)).toEqual([]);
    site.clock.now = new Date(site.clock.now.getTime() + day);
    await openBrowser(site).send('/api/sign-in', { email: address, locale });
    await mailSignIns(site.context);
    expect(await signInMails()).toHaveLength(4);
  },
);

it('keeps to three mails a day when processes write them at once', async ({ site }) => {
  await site.send('/api/newsletter/subscribe', { email: 'nobody@tessera.example', name: '' });
  for (let count = 0; count < 8; count += 1)
    await openBrowser(site).send('/api/sign-in', { email: 'nobody@tessera.example' });
  await Promise.all(Array.from({ length: 4 }, () => mailSignIns(site.context)));
  const kinds = (await site.mails()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'sign-in-without-account')).toHaveLength(3);
});

/** A context whose statements are recorded, by kind and table, without their values. */
function recording({ services }: StaffSite): { context: Context; statements: string[] } {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const tables = JSON.stringify(node).match(/"IdentifierNode","name":"\w+"/g) ?? [];
      statements.push(`${node.kind} ${tables.join()}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const database: Database = {
    ...services.database,
    read: (work) => services.database.read((db) => work(db.withPlugin(plugin))),
    transaction: (work) => services.database.transaction((trx) => work(trx.withPlugin(plugin))),
  };
  return { context: contextOver({ ...services, database }), statements };
}

it('does the same work for a known and an unknown address, and refuses their codes alike', async ({
  site,
}) => {
  await addStaff(site, { email });
  const seen: unknown[] = [];
  for (const address of [email, 'nobody@entrada.example']) {
    const { context, statements } = recording(site);
    const askingToken = 'a'.repeat(43);
    const asking = { askingToken, knownToken: 'b'.repeat(43) };
    const { id } = await requestSignIn(context, { email: address, locale: 'en' }, asking);
    const { code } = await readSignInMail(site, id);
    const outcomes: unknown[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const guess = String((Number(code) + count) % 1_000_000).padStart(6, '0');
      const proof = { id, code: guess, locale: 'en' as const };
      const browser = { device: '', previousToken: null, knownToken: null };
      outcomes.push(await finishSignIn(context, { proof, askingToken, ...browser }));
    }
    expect(outcomes.at(-1)).toEqual({
      ok: false,
      refusal: { code: 'code_refused', triesLeft: 0 },
    });
    seen.push({ statements, outcomes });
  }
  expect(seen[0]).toEqual(seen[1]);
  expect((seen[0] as { statements: string[] }).statements.length).toBeGreaterThan(12);
});

it('judges at most five of a thousand guesses from fifty connections', async ({ site }) => {
  await addStaff(site, { email });
  const browser = openBrowser(site);
  const { id, code, token } = await askToSignIn(site, browser, email);
  const guesses = Array.from({ length: 1000 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const statuses: number[] = [];
  async function guess() {
    for (let next = guesses.pop(); next !== undefined; next = guesses.pop())
      statuses.push((await browser.send('/api/sign-in/finish', { id, code: next })).status);
  }
  await Promise.all(Array.from({ length: 50 }, guess));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(statuses).toHaveLength(1000);
  const [row] = await site.database.read((db) => db.selectFrom('signIns').selectAll().execute());
  expect(row?.tries).toBe(5);
  // Even the right code and the link are refused then.
  expect((await browser.send('/api/sign-in/finish', { id, code })).status).toBe(401);
  expect((await browser.send('/api/sign-in/finish', { token })).status).toBe(401);
  expect(await sessionsOf(site)).toEqual([]);
});
