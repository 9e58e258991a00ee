import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { firstOwnerPath } from '../../harness/first-owner-path.ts';
import { addAuthenticator, readSignInMail } from './owner-log.ts';

const email = 'rita@entrada.example';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const user = (page: { evaluate: <T>(run: () => Promise<T>) => Promise<T> }) =>
  page.evaluate(async () => (await fetch('/api/session')).json());

test('the first owner makes a passkey, a second browser needs the code, and the passkey signs in again', async ({
  page,
  browser,
  server,
  allowConsole,
}) => {
  // The back office is another build, and a wrong code is answered by 401.
  allowConsole(/\/admin|404|401|422/);
  const { origin } = server;
  await addAuthenticator(page);
  await page.goto(`${origin}${firstOwnerPath(server)}`);
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await page.getByLabel('Name').fill('Rita Falcão');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.waitForURL('**/admin');
  expect(await user(page)).toMatchObject({ email, roles: ['owner'], strength: 'passkey' });

  const other = await browser.newPage();
  await other.goto(`${origin}/pt/sign-in`);
  await other.getByLabel('E-mail').fill(email);
  await other.keyboard.press('Enter');
  const { code, path } = await readSignInMail(server, email);
  await expect(other.getByLabel('Código', { exact: true })).toBeFocused();
  await other.getByLabel('Código', { exact: true }).fill(code === '000000' ? '000001' : '000000');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('O código não era esse');
  await expect(other.getByText('Restam 4 tentativas.')).toBeVisible();
  await expect(other.getByText('Veja no spam')).toHaveCount(0);
  await expect(other.getByLabel('Código', { exact: true })).toHaveAccessibleDescription(
    `Veja o último e-mail enviado para ${email}: só o código dele funciona aqui.`,
  );
  // It stays, to be compared with the mail; what is typed next takes its place.
  await expect(other.getByLabel('Código', { exact: true })).toBeFocused();
  expect(await other.evaluate(() => getSelection()?.toString())).toMatch(/^00000[01]$/);
  expect(await axeViolationsInEveryLook(other)).toEqual([]);

  // A scripted visit of the link elsewhere changes nothing, and shows that the code is needed too.
  const scanner = await browser.newPage();
  await scanner.goto(`${origin}${path}`);
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText(
    'Sign in as r…@entrada.example',
  );
  for (const width of [1440, 768, 390]) {
    await scanner.setViewportSize({ width, height: 800 });
    const linesOfAddress = await scanner.locator('h1 span').evaluate((address) => {
      const range = document.createRange();
      range.selectNodeContents(address);
      return range.getClientRects().length;
    });
    expect(linesOfAddress).toBe(1);
  }
  await expect(scanner.getByText('You opened the link elsewhere.')).toBeVisible();
  await expect(scanner.getByLabel('Code')).toBeVisible();
  expect((await scanner.context().cookies()).map(({ name }) => name)).toEqual([]);

  await other.getByLabel('Código', { exact: true }).fill(code);
  await other.keyboard.press('Enter');
  await other.waitForURL('**/admin');
  expect(await user(other)).toMatchObject({ strength: 'mail', hasPasskey: true });

  await page.evaluate(() => fetch('/api/session', { method: 'DELETE' }));
  // The browser offers the passkey at the email field; the virtual device accepts at once.
  await page.goto(`${origin}/sign-in?to=/contact`);
  await page.waitForURL(({ pathname }) => pathname === '/contact');
  expect(await user(page)).toMatchObject({ email, strength: 'passkey' });
});

test('each step has no accessibility finding, in both languages', async ({ page }) => {
  await page.goto('/sign-in');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await expect(page.getByText('No account yet?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a consultation' })).toHaveAttribute(
    'href',
    '/book-consultation',
  );
  await page.getByRole('button', { name: 'Switch to Portuguese' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sessão');
  await page.getByLabel('E-mail').fill('nobody@entrada.example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('a link that does not work says so, and offers a new code', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto(`/pt/sign-in/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta ligação não funciona');
  await expect(page.getByRole('button', { name: 'Usar uma chave de acesso' })).toBeVisible();
  await page.getByRole('button', { name: 'Pedir outro código' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

for (const [prefix, title, signIn] of [
  ['', 'This address makes no owner', 'Sign in'],
  ['/pt', 'Este endereço já não serve', 'Iniciar sessão'],
] as const)
  test(`an address of the log that was used leads to the sign-in: ${prefix}/`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await page.goto(`${prefix}/admin/first/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.getByRole('button', { name: signIn }).click();
    await expect(page.getByRole('textbox')).toHaveCount(1);
  });

test('where no email is sent, the page of the code says where it is', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('nobody@entrada.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This site sends no email yet.')).toBeVisible();
  await expect(page.getByText('Look in spam')).toHaveCount(0);
});

test('a code ends with its last attempt or after fifteen minutes, and a new one is offered', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.clock.install();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('nobody@entrada.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^New code in [01]:\d\d$/ })).toBeDisabled();
  for (const left of ['4 attempts are', '3 attempts are', '2 attempts are', 'One attempt is']) {
    await page.getByLabel('Code', { exact: true }).fill('123456');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${left} left.`)).toBeVisible();
  }
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('No attempts are left.');
  await expect(
    page.getByText(
      'If nobody@entrada.example belongs to one of us or to a client, a new one goes there.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six digits, in your email');
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  await page.clock.fastForward('15:00');
  await expect(page.getByRole('alert')).toContainText('This code has expired.');
});

test('the wall is as high as its page, and in a band its door is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/sign-in');
  const wall = page.locator('.gate__art');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(pageHeight).toBeGreaterThan(500);
  // The height of a page is rounded to whole pixels.
  expect(Math.abs(((await wall.boundingBox())?.height ?? 0) - pageHeight)).toBeLessThan(1);

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await wall.boundingBox()) ?? { y: 0, width: 0, height: 0 };
    const band = box.y + box.height;
    expect(band).toBeLessThan(height / 2);
    const door = await wall.locator(':scope > :last-child').boundingBox();
    const [top, bottom] = [door?.y ?? 0, (door?.y ?? 0) + (door?.height ?? 0)];
    expect(top).toBeGreaterThanOrEqual(box.y);
    expect(bottom).toBeLessThanOrEqual(band + 1);
    expect(bottom - top).toBeGreaterThan(band * 0.6);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  for (const [path, heading, title] of [
    ['/sign-in', 'Come in', 'Sign in'],
    ['/pt/sign-in', 'Iniciar sessão', 'Iniciar sessão'],
  ] as const)
    test(`${path} says what is missing and leads back to the site`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/csp$/);
      await page.goto(path);
      // What stands in a `noscript` has no role and no text for the locators of these.
      const gate = page.locator('noscript .gate');
      await expect(gate.locator('h1')).toHaveText(heading);
      await expect(gate.locator('.brand')).toHaveText('Entrada');
      await expect(page).toHaveTitle(`${title} — Entrada`);
      await expect(gate.locator('.brand')).toHaveAttribute(
        'href',
        path === '/sign-in' ? '/' : '/pt',
      );
      const { x, width } = (await gate.locator('main').boundingBox()) ?? { x: 0, width: 0 };
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(304);
      const twin = path === '/sign-in' ? '/pt/sign-in' : '/sign-in';
      await expect(gate.locator('.lang')).toHaveAttribute('href', twin);
      await gate.locator('.brand').click();
      await expect(page).toHaveURL(path === '/sign-in' ? '/' : '/pt');
    });
});
