import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const sentences = {
  en: {
    tried: 'In the last 30 days someone in another browser asked',
    known: 'Only this browser is known.',
    change: 'Change Ana',
    lost: 'Has Ana lost the passkey?',
    help: 'Let Ana make a new passkey',
    helped: 'Ana can make a new passkey within 24 hours',
  },
  pt: {
    tried: 'Nos últimos 30 dias, alguém pediu',
    known: 'Só este navegador é reconhecido.',
    change: 'Mudar Ana',
    lost: 'Ana perdeu a chave de acesso?',
    help: 'Deixar Ana criar uma nova chave',
    helped: 'Ana pode criar uma nova chave no prazo de 24 horas',
  },
} as const;

for (const [language, width] of [
  ['en', 390],
  ['pt', 1440],
] as const)
  test(`in ${language} at ${width} px an owner reads who tried to sign in as her, and helps a colleague with a lost passkey`, async ({
    page,
    browser,
    server,
    allowConsole,
  }) => {
    // The back office is another build.
    allowConsole(/\/admin|403/);
    const t = sentences[language];
    const headers = { Origin: server.origin };
    await page.setViewportSize({ width, height: 844 });
    const stranger = await browser.newContext();
    const asked = await stranger.request.post(`${server.origin}/api/sign-in`, {
      data: { email: owner.email, locale: 'en' },
      headers,
    });
    expect(asked.status()).toBe(202);
    await stranger.close();
    const email = `ana-${language}@entrada.example`;
    const added = await page.request.post(`${server.origin}/api/admin/staff`, {
      data: { name: 'Ana', email, role: 'owner', language },
      headers,
    });
    expect(added.status(), await added.text()).toBe(201);

    await page.goto('/admin/people');
    if (language === 'pt') await page.getByRole('button', { name: 'Português' }).click();
    await expect(async () => {
      await page.goto('/admin/account');
      await expect(page.getByText(t.tried)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText(t.known)).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);

    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/settings/team');
    await page.getByRole('button', { name: t.change }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.lost)).toBeVisible();
    await dialog.getByRole('button', { name: t.help }).click();
    await expect(page.getByText(t.helped).first()).toBeVisible();
    const removed = (await (await page.request.get('/api/admin/staff')).json()) as {
      staff: { personId: string; email: string }[];
    };
    const ana = removed.staff.find((member) => member.email === email);
    await page.request.delete(`/api/admin/staff/${ana?.personId}`, { headers });
  });
