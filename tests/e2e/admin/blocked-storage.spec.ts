import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import { conversationTexts } from '#features/conversations/admin/conversation.texts.ts';
import { blockStorage } from '../../harness/blocked-storage.ts';
import { axeViolations, expect, longForm } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { replyTo, write, yuki } from './inbox-page.ts';

test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const screens = [
  '/admin',
  '/admin/inbox',
  '/admin/inbox/saved-answers',
  '/admin/calendar',
  '/admin/calendar/book',
  '/admin/calendar/hours',
  '/admin/people',
  '/admin/orders',
  '/admin/log',
  '/admin/content?kind=posts',
  '/admin/content/posts/new',
  '/admin/content/translations',
  '/admin/content/import',
  '/admin/files',
  '/admin/subscribers',
  '/admin/settings',
  '/admin/settings/company',
  '/admin/settings/mail',
  '/admin/account',
];

for (const refusal of ['names', 'methods'] as const)
  test(
    `with all site data blocked (${refusal}) every screen of the back office works`,
    longForm(refusal === 'methods'),
    async ({ context, page }) => {
      await blockStorage(context, refusal);
      for (const path of screens) {
        await page.goto(path);
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      // Switches that are kept in the browser still switch.
      await page.goto('/admin');
      await expect(page.locator('main h1').first()).toBeVisible();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Shortcuts' });
      await list.getByRole('checkbox').press('Space');
      await expect(list.getByRole('checkbox')).not.toBeChecked();
    },
  );

test('with all site data blocked a reply that is taken back is there again, and so is a draft after another screen', async ({
  context,
  page,
}) => {
  await blockStorage(context, 'names');
  await page.goto('/admin');
  const id = await write(page, yuki, { locale: 'en', message: 'Is it needed?' });
  await page.goto(`/admin/inbox/${id}`);
  await replyTo(page, yuki.name).fill('No longer needed.');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('region', { name: 'What was just done' })
    .getByRole('button', { name: conversationTexts.en.takeBack })
    .click();
  await expect(replyTo(page, yuki.name)).toHaveValue('No longer needed.');
  await page.getByRole('link', { name: 'People' }).first().click();
  await expect(page).toHaveURL(/\/people/);
  await page.goBack();
  await expect(replyTo(page, yuki.name)).toHaveValue('No longer needed.');
});

test('with all site data blocked a text that is not saved is said to be on the page alone', async ({
  context,
  page,
  allowConsole,
}) => {
  allowConsole(/content|ERR_FAILED|Failed to load/);
  await blockStorage(context, 'names');
  await page.goto('/admin/content/posts/new');
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true });
  await expect(title).toBeVisible();
  await page.route('**/api/admin/content/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('failed'),
  );
  await title.fill('A text');
  await expect(page.getByText(contentTexts.en.notSavedHere)).toBeVisible();
  await expect(page.getByText(contentTexts.en.notSaved)).toHaveCount(0);
});

for (const language of ['en', 'pt'] as const)
  test(`who blocks cookies reads it before signing in, in ${language}`, async ({
    browser,
    server,
  }) => {
    const page = await browser.newPage();
    await blockStorage(page.context(), 'names');
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
    );
    await page.goto(`${server.origin}${language === 'pt' ? '/pt' : ''}/sign-in`);
    await expect(page.getByText(signInTexts[language].noCookies)).toBeVisible();
    await expect(page.getByText(signInTexts[language].noCookiesText)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
