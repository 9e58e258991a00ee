import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

test.use({ serverEnv: { PORTAL_DEMO: 'off' } });

const words = {
  '': {
    title: 'Client portal',
    lead: 'You need no password.',
    ask: 'Send me the link',
    asked: 'If we know this address, the link is on its way.',
    links: ['Sign in', 'Book another consultation', 'Withdraw from a contract', 'Write to us'],
    beside: 'You need no password: that page says',
  },
  '/pt': {
    title: 'Portal do cliente',
    lead: 'Não precisa de palavra-passe.',
    ask: 'Enviar-me a ligação',
    asked: 'Se conhecermos este endereço, a ligação já segue.',
    links: [
      'Iniciar sessão',
      'Marcar outra consulta',
      'Livre resolução do contrato',
      'Escrever-nos',
    ],
    beside: 'Não precisa de palavra-passe: essa página diz',
  },
} as const;
const targets = ['/sign-in', '/book-consultation', '/withdrawal', '/contact'];

for (const prefix of ['', '/pt'] as const) {
  const t = words[prefix];

  test(`with PORTAL_DEMO=off the page says what a client does instead: ${prefix}/client-portal`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/401/);
    const sessionResponse = page.waitForResponse('**/api/session');
    await page.goto(`${prefix}/client-portal`);
    expect((await sessionResponse).status()).toBe(401);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(main).toContainText(t.lead);
    for (const [index, name] of t.links.entries())
      await expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${prefix}${targets[index]}`,
      );
    await expect(main.getByRole('button', { name: t.ask })).toBeVisible();
    await expect(main.getByRole('link', { name: /\+351/ })).toBeVisible();
    await expect(main).not.toContainText(/Noor|Demo|sample|exemplo/);
    await expect(page).toHaveTitle(new RegExp(t.title));
  });

  test(`nothing but a payment leads there: ${prefix}/`, async ({ page, allowConsole }) => {
    // The portal asks who is signed in, and a payment that the server does not know is a 404.
    allowConsole(/401|404/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix || '/');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    // The menu of narrow screens is in the page before it is opened.
    await expect(page.locator('dialog a[href$="/blog"]')).toBeAttached();
    await expect(page.locator('a[href$="/client-portal"]')).toHaveCount(0);

    await page.goto(`${prefix}/payment-success`);
    const button = page.getByRole('main').locator(`a[href="${prefix}/client-portal"]`);
    await expect(page.getByRole('main')).toContainText(t.beside);
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page.getByRole('main')).toContainText(t.lead);
  });
}

for (const javaScriptEnabled of [true, false])
  test.describe(`the link is asked for there, with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });
    for (const prefix of ['', '/pt'] as const)
      test(`in ${prefix === '' ? 'English' : 'Portuguese'}`, async ({ page, allowConsole }) => {
        allowConsole(/401|\.js csp$/);
        await page.goto(`${prefix}/client-portal`);
        const { ask, asked } = words[prefix];
        await page.getByLabel(prefix === '' ? 'Email' : 'E-mail').fill('nobody@t.example');
        await page.getByRole('button', { name: ask }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked);
        await expect(page).toHaveURL(/\/with-us\?lang=(en|pt)&asked$/);
      });
  });

test('no accessibility findings in what stands in place of the portal', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/pt/client-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('no list for programs names it', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/llms.txt', '/'])
    expect(await (await request.get(path)).text(), path).not.toContain('/client-portal');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const prefix of ['', '/pt'] as const)
    test(`it is complete: ${prefix}/client-portal`, async ({ page, allowConsole }) => {
      allowConsole(/\.js csp$/);
      await page.goto(`${prefix}/client-portal`);
      const main = page.getByRole('main');
      await expect(main).toContainText(words[prefix].lead);
      for (const name of words[prefix].links)
        await expect(main.getByRole('link', { name })).toBeVisible();
      await expect(main).not.toContainText('JavaScript');
    });
});
