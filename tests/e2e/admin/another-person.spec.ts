import type { Browser, Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';
import { addAuthenticator, readSignInMail } from '../sign-in/owner-log.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const rui = { name: 'Rui Prates', email: 'rui@entrada.example', role: 'staff', language: 'en' };

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(path, { data, headers: { Origin: origin } });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return (await response.text()) === '' ? null : response.json();
}

async function signIn(page: Page, server: RunningServer, email: string): Promise<void> {
  const asked = (await post(page, '/api/sign-in', { email, locale: 'en' })) as { id: string };
  const { code } = await readSignInMail(server, email, asked.id);
  await post(page, '/api/sign-in/finish', { id: asked.id, code, locale: 'en' });
}

/** Makes a passkey for whoever is signed in, and returns it. */
async function makePasskey(page: Page, origin: string) {
  const authenticator = await addAuthenticator(page);
  await page.goto(`${origin}/admin/account`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('On this one device').or(page.getByText('Kept by a'))).toBeVisible();
  return { authenticator, passkeys: await authenticator.passkeys() };
}

/** Rui joins the team, with a passkey that he makes in a browser of his own. */
async function inviteRui(browser: Browser, page: Page, server: RunningServer) {
  await post(page, '/api/admin/staff', { ...rui, locale: 'en' });
  const own = await browser.newPage();
  await own.goto(`${server.origin}/sign-in`);
  await signIn(own, server, rui.email);
  const { passkeys } = await makePasskey(own, server.origin);
  await own.close();
  return passkeys;
}

const title = (page: Page) => page.getByRole('region', { name: 'English' }).getByLabel('Title');

/** What the server holds of the record, whoever is signed in. */
async function savedTitle(page: Page): Promise<unknown> {
  const [, path = ''] = /\/admin\/content\/(.+)$/.exec(page.url()) ?? [];
  const response = await page.request.get(`/api/admin/content/${path}`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as { draft: { title: string } }).draft.title;
}

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; 401 is what these tests are about.
  allowConsole(/\/admin|\/api\/events|401/);
});

test('an editor that is still open saves nothing for whoever signs in at another tab', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/content');
  const ines = { ...rui, name: 'Inês Prates', email: 'ines@entrada.example' };
  await post(page, '/api/admin/staff', { ...ines, locale: 'en' });
  await page.getByRole('table').getByRole('link').last().click();
  const words = 'Typed by Rita before somebody signed in beside her.';
  const before = await title(page).inputValue();

  const other = await context.newPage();
  await other.goto(`${server.origin}/sign-in`);
  const asked = other.waitForResponse('**/api/sign-in');
  await other.getByLabel('Email').fill(ines.email);
  await other.keyboard.press('Enter');
  const { id } = (await (await asked).json()) as { id: string };
  const { code } = await readSignInMail(server, ines.email, id);
  await other.getByLabel('Code', { exact: true }).fill(code);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'Make a passkey' })).toBeVisible();

  await title(page).fill(words);
  await expect(page.getByText('Somebody else is signed in here now')).toBeVisible();
  expect(await savedTitle(page)).toBe(before);
  await page.reload();
  await expect(title(page)).toHaveValue(before);

  await signIn(page, server, owner.email);
  await page.reload();
  await expect(title(page)).toHaveValue(words);
  await expect.poll(() => savedTitle(page)).toBe(words);
});

// Last, because Rita needs her passkey for every change from here.
test('what Rita could not save is neither saved by nor shown to whoever signs in after her, and waits for her', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sign-in');
  // Nobody whose session another has taken over is signed in.
  await signIn(page, server, owner.email);
  const ruis = await inviteRui(browser, page, server);
  const { authenticator, passkeys: ritas } = await makePasskey(page, server.origin);
  await page.goto('/admin/content');
  await page.getByRole('table').getByRole('link').first().click();
  const words = 'Typed by Rita as her session ended.';
  const before = await title(page).inputValue();

  await context.clearCookies();
  await authenticator.holdOnly(ruis);
  const proof = page.getByRole('dialog', { name: 'Your session is over' });
  const cancel = proof.getByRole('button', { name: 'Cancel' }).last();
  // A read of the screen may ask who it is before anything is typed.
  await expect(async () => {
    if (await proof.isVisible()) await cancel.click();
    await title(page).fill(words, { timeout: 1_000 });
    await expect(title(page)).toHaveValue(words, { timeout: 1_000 });
  }).toPass();
  const use = proof.getByRole('button', { name: 'Use my passkey' });
  const refused = proof.getByText('Reload the page');
  // The second press finds Rui signed in already.
  for (const _ of [1, 2]) {
    await use.click();
    await expect(refused).toBeVisible();
  }
  await cancel.click();
  const again = page.getByRole('button', { name: 'Save again' });
  await again.click();
  await expect(again).toBeVisible();
  expect(await savedTitle(page)).toBe(before);

  // Nor is what is typed into her page since, or as its window is hidden.
  await title(page).fill(`${words} And more.`);
  await expect(again).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Rui Prates/ })).toBeVisible();
  await expect(title(page)).toHaveValue(before);
  expect(await savedTitle(page)).toBe(before);

  await context.clearCookies();
  await authenticator.holdOnly(ritas);
  await signIn(page, server, owner.email);
  await page.reload();
  await expect(title(page)).toHaveValue(`${words} And more.`);
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await confirm.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  expect(await savedTitle(page)).toBe(`${words} And more.`);
});
