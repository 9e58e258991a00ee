import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { languages, sectionOf, toast, words } from './home-page.ts';

for (const language of languages) {
  const w = words[language];

  test(`an address is checked when it is sent, and then at every change, in ${language}`, async ({
    page,
  }) => {
    await page.goto(w.path);
    const section = sectionOf(page, w.newsletter);
    const email = section.getByLabel(w.email);
    await email.fill('noor@');
    await expect(section.getByText(w.invalidEmail)).toHaveCount(0);
    await section.getByRole('button', { name: w.subscribe }).click();
    await expect(section.getByText(w.invalidEmail)).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await email.fill('noor@tessera.example');
    await expect(section.getByText(w.invalidEmail)).toHaveCount(0);
  });

  test(`from the form to the confirmed subscription, in ${language}`, async ({ page, server }) => {
    const address = `noor.${language}@tessera.example`;
    let sent: unknown;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/newsletter/subscribe', async (route) => {
      sent = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    await page.goto(w.path);
    const section = sectionOf(page, w.newsletter);
    await section.getByLabel(language === 'en' ? 'Name' : 'Nome').fill('Noor');
    await section.getByLabel(w.email).fill(address);
    await section.getByLabel(w.email).press('Enter');
    const busy = section.getByRole('button', {
      name: language === 'en' ? 'Subscribing' : 'A subscrever',
    });
    await expect(busy).toBeDisabled();
    release();
    await expect(section.getByRole('heading', { name: w.thanks })).toBeFocused();
    await expect(section.getByText(w.inbox)).toBeVisible();
    await expect(section.getByText(address)).toBeVisible();
    expect(sent).toMatchObject({ email: address, name: 'Noor', locale: language, website: '' });

    await section.getByRole('button', { name: w.another }).click();
    await expect(section.getByLabel(w.email)).toHaveValue('');
    await expect(section.getByLabel(w.email)).toBeFocused();

    const mail = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === address);
    const [link = ''] = /https?:\/\/\S+\/newsletter\/confirm\/[\w-]+/.exec(mail.text ?? '') ?? [];
    expect(new URL(link).pathname.startsWith('/pt/')).toBe(language === 'pt');
    await page.goto(link);
    await page
      .getByRole('button', {
        name: language === 'en' ? 'Confirm my subscription' : 'Confirmar a subscrição',
      })
      .click();
    const confirmed =
      language === 'en' ? 'Your subscription is confirmed' : 'A sua subscrição está confirmada';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmed);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmed);
  });

  for (const [status, title, text] of [
    [409, ...w.already],
    [500, ...w.failed],
    [422, ...w.failed],
  ] as const)
    test(`status ${status} is shown by a toast and in the form, in ${language}`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(new RegExp(String(status)));
      await page.route('**/api/newsletter/subscribe', (route) =>
        route.fulfill({ status, body: '{}' }),
      );
      await page.goto(w.path);
      const section = sectionOf(page, w.newsletter);
      await section.getByLabel(w.email).fill('noor@tessera.example');
      await section.getByRole('button', { name: w.subscribe }).click();
      await expect(toast(page, title)).toContainText(text);
      await expect(section.getByText(text)).toBeVisible();
      await expect(section.getByRole('button', { name: w.subscribe })).toBeEnabled();
      await expect(section.getByLabel(w.email)).toHaveValue('noor@tessera.example');
    });

  test(`an unknown link says so, in ${language}`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto(`${language === 'pt' ? '/pt' : ''}/newsletter/confirm/nobody`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? 'This link is not valid' : 'Esta ligação não é válida',
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  });
}

test('a network failure is shown like any other', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/api/newsletter/subscribe', (route) => route.abort('failed'));
  await page.goto('/');
  const section = sectionOf(page, words.en.newsletter);
  await section.getByLabel(words.en.email).fill('noor@tessera.example');
  await section.getByRole('button', { name: words.en.subscribe }).click();
  await expect(section.getByText(words.en.failed[1])).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of the mail confirms by a plain form', async ({ page, server, allowConsole }) => {
    allowConsole(/\.js csp$/);
    const email = 'plain@tessera.example';
    await page.request.post('/api/newsletter/subscribe', { data: { email, locale: 'pt' } });
    const mail = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === email);
    const [link = ''] = /https?:\/\/\S+\/newsletter\/confirm\/[\w-]+/.exec(mail.text ?? '') ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme a sua subscrição');
    await page.getByRole('button', { name: 'Confirmar a subscrição' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A sua subscrição está confirmada',
    );
    expect(page.url()).toBe(link);
  });
});
