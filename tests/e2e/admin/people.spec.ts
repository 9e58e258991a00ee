import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';
import { addAuthenticator, readSignInMail } from '../sign-in/owner-log.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const noor = { name: 'Noor El-Amin', email: 'noor@tessera.example', phone: '+971 50 000 0000' };
const question = 'Turnover should be around eighty thousand.';

test.beforeEach(async ({ page, allowConsole, server }) => {
  // The back office is another build.
  allowConsole(/\/admin|403/);
  await page.goto(`${server.origin}/contact`);
  await post(page, '/api/contact', { ...noor, subject: 'VAT', message: question, locale: 'en' });
});

async function post(page: Page, path: string, body: unknown): Promise<unknown> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(path, { data: body, headers: { Origin: origin } });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.json();
}

async function signInByMail(page: Page, mailOf: () => Promise<string>): Promise<void> {
  const { id } = (await post(page, '/api/sign-in', { email: owner.email, locale: 'en' })) as {
    id: string;
  };
  await post(page, '/api/sign-in/finish', { id, code: await mailOf(), locale: 'en' });
}

const widths = [390, 1440];

for (const width of widths)
  test(`at ${width} px a person is found, read, noted and seen in the log, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/people');
    await page.getByRole('searchbox').fill('nobody-of-this-name');
    await expect(page.getByText('Nobody found for “nobody-of-this-name”')).toBeVisible();
    await page.getByRole('searchbox').fill('tessera');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    for (const digits of ['971500000000', '00971 500 000 000', '+971-50-000-0000', '50 000']) {
      await page.getByRole('searchbox').fill('nobody-of-this-name');
      await expect(page.getByText('Nobody found for “nobody-of-this-name”')).toBeVisible();
      await page.getByRole('searchbox').fill(digits);
      await expect(page.getByRole('link', { name: noor.name })).toBeVisible();
    }
    await page.getByRole('link', { name: noor.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noor.name);
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+971500000000',
    );
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText(question).first()).toBeVisible();

    const text = `Prefers mail before noon, ${width}.`;
    await page.getByRole('button', { name: 'Keep note' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('New note').fill(text);
    await page.getByRole('button', { name: 'Keep note' }).click();
    await expect(timeline.getByText(text)).toBeVisible();
    await expect(page.getByLabel('New note')).toHaveValue('');

    await timeline.getByRole('link', { name: 'Message' }).first().click();
    await expect(page).toHaveURL(/\/admin\/inbox\/./);
    await expect(page.getByText(question).first()).toBeVisible();

    await page.goto('/admin/log');
    await page.getByLabel('What').selectOption('Added a note');
    await expect(page.getByRole('link', { name: `About ${noor.name}` }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('What')).toHaveValue('person.note');
    if (width === 390) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Português' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registo');
    await expect(page.getByText('Acrescentou uma nota').last()).toBeVisible();
    await page
      .getByRole('link', { name: `Sobre ${noor.name}` })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Cronologia' }).getByText(text)).toBeVisible();
  });

test('a person who waits is answered from their page, which is narrowed to messages or notes', async ({
  page,
}) => {
  await page.goto('/admin/people');
  await page.getByRole('link', { name: noor.name }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const filters = page.getByRole('group', { name: 'Show' });
  await filters.getByRole('button', { name: /^Messages \d/ }).click();
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Note' })).toHaveCount(0);
  await page.reload();
  await expect(filters.getByRole('button', { name: /^Messages/, pressed: true })).toBeVisible();
  await timeline.getByRole('link', { name: 'Message' }).first().click();
  await expect(page).toHaveURL(/\/admin\/inbox\/./);
  await page.goBack();
  await expect(page.getByText(`${noor.name} is waiting for your answer.`)).toBeVisible();
  await page.getByRole('link', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: /Reply/ })).toBeVisible();
});

for (const path of ['/admin/people', '/admin/account', '/admin/log'])
  test(`${path} has no accessibility finding`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page
        .getByRole(path === '/admin/people' ? 'row' : 'listitem')
        .filter(path === '/admin/people' ? { hasText: noor.name } : { has: page.getByRole('time') })
        .first(),
    ).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    if (path !== '/admin/people') return;
    await page.getByRole('link', { name: noor.name }).click();
    await expect(page.getByText(question).first()).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByRole('dialog', { name: `Erase ${noor.name}?` })).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });

// Last, because it ends the session of the other tests.
test('a change that needs the passkey asks for it in place and keeps what was typed; a session is ended', async ({
  page,
  server,
}) => {
  await addAuthenticator(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('On this one device').or(page.getByText('Kept by a'))).toBeVisible();
  const firstSession = await page.context().cookies();

  await page.context().clearCookies();
  await signInByMail(page, async () => (await readSignInMail(server, owner.email)).code);
  await page.goto('/admin/people?q=tessera');
  await page.getByRole('link', { name: noor.name }).click();
  await page.getByLabel('New note').fill('Her accountant is Faisal.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByText('This needs your passkey')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('Her accountant is Faisal.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await expect(proof.getByRole('button', { name: 'Use my passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Her accountant is Faisal.')).toBeVisible();

  await page.getByRole('link', { name: 'Rita Falcão Your account' }).click();
  await page.getByRole('button', { name: /^End the session of/ }).click();
  await expect(page.getByRole('button', { name: /^End the session of/ })).toHaveCount(0);
  // A page that is still open would ask with the session that has ended.
  await page.goto('about:blank');
  await page.context().addCookies(firstSession);
  expect((await page.request.get('/api/account/sessions')).status()).toBe(401);
});
