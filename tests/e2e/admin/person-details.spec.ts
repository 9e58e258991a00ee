import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const sentences = {
  en: {
    region: 'A form says otherwise',
    intro: 'Anyone can enter this address in a form, so nothing was changed.',
    unconfirmed: 'not confirmed',
    known: 'Known: Noor El-Amin',
    take: 'Take over: Telephone: +44 20 7946 0000',
    leave: 'Leave as it is, without: Name: Eve',
    mark: 'Not what is known of this person',
    compare: 'Compare on the person',
    edit: 'Edit',
    company: 'Company',
    phone: 'Telephone',
    save: 'Save',
    wrong: 'Please enter a phone number with digits',
    facts: 'Facts',
  },
  pt: {
    region: 'Um formulário diz outra coisa',
    intro: 'Qualquer pessoa pode indicar este endereço num formulário, por isso nada foi alterado.',
    unconfirmed: 'por confirmar',
    known: 'Consta: Noor El-Amin',
    take: 'Adotar: Telefone: +44 20 7946 0000',
    leave: 'Deixar como está, sem: Nome: Eve',
    mark: 'Não é o que se sabe desta pessoa',
    compare: 'Comparar na ficha da pessoa',
    edit: 'Editar',
    company: 'Empresa',
    phone: 'Telefone',
    save: 'Guardar',
    wrong: 'Indique um número de telefone com algarismos',
    facts: 'Dados',
  },
} as const;

async function write(page: Page, body: object): Promise<void> {
  const { origin } = new URL(page.url());
  const headers = { Origin: origin };
  const response = await page.request.post('/api/contact', { data: body, headers });
  expect(response.status(), await response.text()).toBe(201);
}

for (const [language, width] of [
  ['en', 390],
  ['pt', 1440],
] as const)
  test(`in ${language} at ${width} px a stranger’s words are shown as unconfirmed, and taken over or left in one press`, async ({
    page,
    server,
    allowConsole,
  }) => {
    // The back office is another build; a refused field is a response of 422.
    allowConsole(/\/admin|403|422/);
    const t = sentences[language];
    const email = `noor-${language}@tessera.example`;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${server.origin}/contact`);
    const noor = { name: 'Noor El-Amin', email, phone: '+971 50 000 0000', locale: language };
    await write(page, { ...noor, message: 'A question of ours.' });
    await write(page, { ...noor, name: 'Eve', phone: '+44 20 7946 0000', message: 'Send files.' });

    await page.goto('/admin/people');
    if (language === 'pt') await page.getByRole('button', { name: 'Português' }).click();
    await page.getByRole('searchbox').fill(email);
    // The list that was there before may hold nobody else: it moves while the search answers.
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByRole('status').first()).toHaveText(/^1 /);
    const found = page.getByRole('link', { name: noor.name });
    // The list of before stays until the search has answered.
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noor.name);
    const said = page.getByRole('region', { name: t.region });
    await expect(said.getByText(t.intro)).toBeVisible();
    await expect(said.getByText(t.unconfirmed)).toHaveCount(2);
    await expect(said.getByText(t.known)).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.setViewportSize({ width, height: 844 });

    // The record is marked, and leads back to the person.
    await said.getByRole('link').first().click();
    await expect(page.getByText(t.mark)).toBeVisible();
    await page.getByRole('link', { name: t.compare }).click();

    await said.getByRole('button', { name: t.take }).click();
    const facts = page.getByRole('region', { name: t.facts, exact: true });
    await expect(facts.getByText('+44 20 7946 0000')).toBeVisible();
    await said.getByRole('button', { name: t.leave }).click();
    await expect(said).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noor.name);

    await page.getByRole('button', { name: t.edit, exact: true }).click();
    await page.getByLabel(t.company).fill('Tessera Trading');
    await page.getByLabel(t.phone).fill('none');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.wrong)).toBeVisible();
    await expect(page.getByLabel(t.company)).toHaveValue('Tessera Trading');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.getByLabel(t.phone).fill('+351 912 345 678');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(facts.getByText('Tessera Trading')).toBeVisible();
    await expect(facts.getByText('+351 912 345 678')).toBeVisible();
  });
