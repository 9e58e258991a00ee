import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { test } from '../../harness/signed-in-owner.ts';

const cases = {
  en: {
    width: 1440,
    height: 900,
    price: '1450.50',
    total: '€1,450.50',
    half: '€725.25 with VAT',
    comment: 'Without the second visit, please.',
    write: 'Write a quote',
    email: 'Email address',
    name: 'Name',
    title: 'Title in English',
    text: 'In English',
    unit: 'Price of one, in euros',
    when: 'When it is due',
    step: 'Step',
    steps: 'Steps of the work',
    addPart: 'Add a part',
    whole: 'The parts make 100%.',
    missing: 'The parts make 90%; 10% is missing.',
    percent: 'Percent',
    save: 'Save as a draft',
    look: 'Some fields need another look; nothing you typed is lost.',
    restored: 'What you typed here and did not send is here again.',
    send: 'Send it',
    again: 'Send again',
    changes: 'Noor El-Amin asks for changes',
    asked: 'Changes of a quote',
    change: 'Change',
    saveChange: 'Save this version',
    accepted: 'Noor El-Amin accepted version 2',
    paid: '€0.00 of €1,450.50 paid. €1,450.50 open.',
    plan: 'Plan of payments',
    ended: 'Client withdrew',
    quotes: 'Quotes',
  },
  pt: {
    width: 390,
    height: 844,
    price: '1450,50',
    total: '1450,50 €',
    half: '725,25 € com IVA',
    comment: 'Sem a segunda visita, por favor.',
    write: 'Escrever um orçamento',
    email: 'E-mail',
    name: 'Nome',
    title: 'Título em inglês',
    text: 'Em inglês',
    unit: 'Preço unitário, em euros',
    when: 'Quando vence',
    step: 'Passo',
    steps: 'Passos do trabalho',
    addPart: 'Acrescentar uma parte',
    whole: 'As partes somam 100 %.',
    missing: 'As partes somam 90 %; faltam 10 %.',
    percent: 'Percentagem',
    save: 'Guardar como rascunho',
    look: 'Há campos a rever; nada do que escreveu se perdeu.',
    restored: 'O que aqui escreveu e não enviou está de volta.',
    send: 'Enviar',
    again: 'Enviar de novo',
    changes: 'Noor El-Amin pede alterações',
    asked: 'Alterações a um orçamento',
    change: 'Alterar',
    saveChange: 'Guardar esta versão',
    accepted: 'Noor El-Amin aceitou a versão 2',
    paid: '0,00 € de 1450,50 € pagos. 1450,50 € em aberto.',
    plan: 'Plano de pagamentos',
    ended: 'Contrato resolvido',
    quotes: 'Orçamentos',
  },
} as const;

/** The page neither scrolls sideways nor has a finding, in any look. */
async function looksWell(page: Page): Promise<void> {
  const root = page.locator('html');
  const wide = await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
}

/** The client's side, by the call of the link. */
async function decide(page: Page, { origin }: RunningServer, body: object): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const quote = await page.request.get(`/api/admin/quotes/${id}`);
  const { url } = (await quote.json()) as { url: string };
  const response = await page.request.post(`/api${url}`, {
    data: body,
    headers: { Origin: origin },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** The client withdraws by the link of their page, before anything is paid. */
async function withdraw(page: Page, { origin }: RunningServer, record: string): Promise<void> {
  const id = new URL(record).pathname.split('/').at(-1);
  const quote = await page.request.get(`/api/admin/quotes/${id}`);
  const { url } = (await quote.json()) as { url: string };
  const shown = await page.request.get(`/api${url}`);
  const { withdrawal } = (await shown.json()) as { withdrawal: { url: string } };
  const response = await page.request.post('/api/withdrawals', {
    data: { token: withdrawal.url.split('/').at(-1), name: 'Noor', email: 'noor@tessera.example' },
    headers: { Origin: origin },
  });
  expect(response.status(), await response.text()).toBe(200);
}

for (const [language, say] of Object.entries(cases))
  test(`a quote is written, sent, changed and accepted, at ${say.width}, in ${language}`, async ({
    page,
    server,
  }) => {
    test.slow();
    const { width, height } = say;
    await page.setViewportSize({ width, height });
    await page.addInitScript((shown) => localStorage.setItem('admin-language', shown), language);
    await page.goto('/admin/quotes');
    await page.getByRole('link', { name: say.write }).first().click();
    await page.getByLabel(say.unit).fill(say.price);
    await page.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.look)).toBeVisible();
    await expect(page.getByLabel(say.email)).toBeFocused();
    await page.getByLabel(say.email).fill(`noor-${Date.now()}@tessera.example`);
    await page.getByLabel(say.name, { exact: true }).fill('Noor El-Amin');
    await page.getByLabel(say.title).fill('A company with two partners');
    await page.getByLabel(say.text, { exact: true }).fill('Formation and advice');
    await page.getByLabel(say.steps).selectOption('company-setup');
    await page.getByRole('button', { name: say.addPart }).click();
    await expect(page.getByText(say.whole)).toBeVisible();
    await expect(page.getByText(say.half)).toHaveCount(2);
    await page.getByLabel(say.percent).nth(1).fill('40');
    await expect(page.getByText(say.missing)).toBeVisible();
    await page.reload();
    await expect(page.getByText(say.restored)).toBeVisible();
    await page.getByLabel(say.percent).nth(1).fill('50');
    await page.getByLabel(say.when).nth(1).selectOption('step');
    await page.getByLabel(say.step, { exact: true }).selectOption('1');
    await expect(page.getByText(say.total).first()).toBeVisible();
    await looksWell(page);
    await page.getByRole('button', { name: say.save }).click();

    await page.getByRole('button', { name: say.send, exact: true }).click();
    await expect(page.getByRole('button', { name: say.again })).toBeVisible();
    const record = page.url();
    await decide(page, server, { choice: 'changes', comment: say.comment });
    await page.goto('/admin');
    const asked = page.getByRole('region', { name: say.asked });
    await expect(asked.getByText(say.comment)).toBeVisible();
    await asked.getByRole('link').first().click();
    await expect(page).toHaveURL(record);
    await expect(page.getByText(say.changes)).toBeVisible();
    await looksWell(page);

    await page.getByRole('link', { name: say.change, exact: true }).click();
    await expect(page.getByLabel(say.title)).toHaveValue('A company with two partners');
    await page.getByRole('button', { name: say.saveChange }).click();
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await expect(page.getByRole('button', { name: say.again })).toBeVisible();
    await decide(page, server, { choice: 'accepted', name: 'Noor El-Amin' });
    await page.reload();
    await expect(page.getByText(say.accepted)).toBeVisible();
    await expect(page.getByText(say.paid)).toBeVisible();
    await page.locator('summary').first().click();
    await looksWell(page);

    await page.locator('dl a[href*="/admin/projects/"]').click();
    const plan = page.getByRole('region', { name: say.plan });
    await expect(plan.getByText(say.paid)).toBeVisible();
    await withdraw(page, server, record);
    await expect(plan.getByText(/Noor/)).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await expect(page.getByRole('heading', { name: say.quotes, level: 1 })).toBeVisible();
    await expect(page.getByText(say.ended).first()).toBeVisible();
    await looksWell(page);
  });
