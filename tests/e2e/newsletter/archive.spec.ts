import { axeViolations, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { subscribe } from './newsletter-links.ts';

const texts = {
  subject: 'Three dates that cost money',
  subjectPt: 'Três datas que custam dinheiro',
  preheader: 'What is due in spring.',
  preheaderPt: 'O que vence na primavera.',
  body: '## March\n\nThe **yearly** return.\n\n- VAT\n- Social security\n\n[Read on](/blog)',
  bodyPt: '## Março\n\nA declaração **anual**.\n\n- IVA\n- Segurança social\n\n[Ler mais](/blog)',
};

const words = {
  en: {
    email: 'archive@reader.example',
    subject: texts.subject,
    heading: 'March',
    list: 'Issues of the newsletter',
    often: 'Less often: at most one issue in 30 days',
    save: 'Save this choice',
  },
  pt: {
    email: 'arquivo@reader.example',
    subject: texts.subjectPt,
    heading: 'Março',
    list: 'Edições da newsletter',
    often: 'Menos vezes: no máximo uma edição em cada 30 dias',
    save: 'Guardar esta escolha',
  },
} as const;

test('an issue is read in the browser, and its readers choose what they get, without scripts', async ({
  page,
  browser,
  request,
  server,
}) => {
  test.setTimeout(120_000);
  const headers = { Origin: server.origin };
  for (const language of ['en', 'pt'] as const)
    await subscribe({ request, server }, words[language].email, language);
  const pace = { perMinute: 6000, warmUp: false };
  await page.request.put('/api/admin/settings/newsletter', { data: pace, headers });
  const made = await page.request.post('/api/admin/campaigns', { data: texts, headers });
  const { id } = (await made.json()) as { id: string };
  const start = await page.request.post(`/api/admin/campaigns/${id}/start`, { data: {}, headers });
  expect(start.status()).toBe(202);

  for (const language of ['en', 'pt'] as const) {
    const w = words[language];
    const mail = await waitForMail(
      server.mailDir,
      ({ to, subject }) => to?.[0]?.address === w.email && subject === w.subject,
    );
    const linkTo = (part: string) =>
      new RegExp(`https?://\\S+/newsletter/${part}/[\\w.-]+`).exec(mail.text ?? '')?.[0] ?? '';
    const plain = await browser.newContext({
      baseURL: server.origin,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const reader = await plain.newPage();
    await reader.goto(linkTo('issues'));
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(w.subject);
    await expect(reader.getByRole('heading', { level: 2, name: w.heading })).toBeVisible();
    await expect(reader.locator('main')).not.toContainText(w.email);
    await reader.locator('main .back a').click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(w.list);
    await reader.getByRole('link', { name: w.subject }).waitFor();

    await reader.goto(linkTo('unsubscribe'));
    await reader.getByLabel(w.often).check();
    const topic = reader.locator('.wishes__topics input').first();
    await topic.check();
    await reader.getByRole('button', { name: w.save }).click();
    await expect(reader.getByLabel(w.often)).toBeChecked();
    await expect(topic).toBeChecked();
    await plain.close();

    // The same with scripts, in both looks of the window.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(linkTo('unsubscribe'));
    await page.getByLabel(w.often).uncheck();
    await page.getByRole('button', { name: w.save }).click();
    await expect(page.locator('.wishes').getByRole('status')).not.toBeEmpty();
    expect(await axeViolations(page), 'wishes').toEqual([]);
    for (const address of [linkTo('issues'), linkTo('issues').replace(/\/[^/]+$/, '')]) {
      await page.goto(address);
      expect(await axeViolations(page), address).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    }
  }
});
