import type { Page } from '@playwright/test';
import { blockStorage } from '../../harness/blocked-storage.ts';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { call } from '../projects/asked.ts';
import { signInAsClient } from './client-session.ts';

const words = {
  en: {
    prefix: '',
    needs: 'What we need from you',
    doIt: 'Do it now',
    messages: 'Messages',
    write: 'Message to Rita',
    sendMessage: 'Send message',
    sent: 'Your message is with us.',
    tasks: 'Tasks',
    request: 'Request Task',
    what: 'What would you like us to do?',
    sendRequest: 'Send',
    arrived: 'Your request is with us.',
    asked: 'Task requested: File the taxes.',
    settings: 'Settings',
    signOut: 'Sign out',
    everything: 'Download everything',
    calendar: 'Calendar',
    invoices: 'Invoices',
    netAndVat: '€243.90 and €56.10 VAT, 23%',
    payNow: 'Pay €300.00 now',
    isWrong: 'Something is wrong',
    different: 'What should be different?',
    about: /^About EN-\w+: Half of it is paid\.$/,
    help: 'Help',
  },
  pt: {
    prefix: '/pt',
    needs: 'O que precisamos de si',
    doIt: 'Fazer agora',
    messages: 'Mensagens',
    write: 'Mensagem para Rita',
    sendMessage: 'Enviar mensagem',
    sent: 'A sua mensagem já está connosco.',
    tasks: 'Tarefas',
    request: 'Pedir tarefa',
    what: 'O que gostaria que fizéssemos?',
    sendRequest: 'Enviar',
    arrived: 'O seu pedido já está connosco.',
    asked: 'Tarefa pedida: File the taxes.',
    settings: 'Definições',
    signOut: 'Terminar sessão',
    everything: 'Descarregar tudo',
    calendar: 'Calendário',
    invoices: 'Faturas',
    netAndVat: '243,90 € e 56,10 € de IVA, 23 %',
    payNow: 'Pagar 300,00 € agora',
    isWrong: 'Há algo errado',
    different: 'O que deve ser diferente?',
    about: /^Sobre EN-\w+: Half of it is paid\.$/,
    help: 'Ajuda',
  },
} as const;

/** Begins work for a client, with a question that is open. */
async function prepareWork(
  page: Page,
  server: RunningServer,
  language: 'en' | 'pt',
  email: string,
) {
  const title = { title: 'Company in Portugal', titlePt: 'Empresa em Portugal' };
  const client = { email, name: 'Noor El-Amin', language, packageId: 'blueprint', ...title };
  const { id } = await call<{ id: string }>(page.request, server, '/projects', client);
  await call(page.request, server, `/projects/${id}/messages`, { text: 'We have begun.' });
  const asked = { projectId: id, title: 'First part', titlePt: 'Primeira parte', amount: 300 };
  await call(page.request, server, '/payment-requests', { ...asked, dueDay: '2099-12-31' });
  return id;
}

const browsers = [
  { width: 390, isBlocked: false, as: 'at 390 px' },
  { width: 1440, isBlocked: false, as: 'at 1440 px' },
  { width: 390, isBlocked: true, as: 'with all site data blocked' },
];

for (const language of ['en', 'pt'] as const)
  for (const { width, isBlocked, as } of browsers)
    test(`a client signs in and every button works, ${as} in ${language}`, async ({
      page,
      browser,
      server,
    }) => {
      test.slow();
      const t = words[language];
      const email = `noor.${language}.${width}.${isBlocked}@tessera.example`;
      await prepareWork(page, server, language, email);
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      if (isBlocked) await blockStorage(context, 'names');
      const client = await context.newPage();
      const errors: string[] = [];
      client.on('pageerror', (error) => errors.push(String(error)));
      await signInAsClient(client, server, language, email);
      await expect(client).toHaveURL(`${server.origin}${t.prefix}/client-portal`);

      const main = client.getByRole('main');
      await expect(main.getByRole('heading', { name: t.needs })).toBeVisible();
      await expect(main).not.toContainText('Demo');
      const panel = main.getByRole('tabpanel');
      const first = main.getByRole('link', { name: t.doIt }).first();
      const box = await first.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(await first.getAttribute('href')).toMatch(/^\/do\/[\w-]+$/);

      await main.getByRole('tab', { name: t.messages }).click();
      await expect(main).toContainText('We have begun.');
      await main.getByLabel(t.write).fill('When do we meet?');
      await main.getByRole('button', { name: t.sendMessage }).click();
      await expect(main.getByText(t.sent)).toBeVisible();
      await expect(panel.getByText('When do we meet?')).toBeVisible();

      await main.getByRole('tab', { name: t.tasks }).click();
      await main.getByRole('button', { name: t.request }).click();
      const dialog = client.getByRole('dialog');
      await dialog.getByLabel(t.what).fill('File the taxes.');
      await dialog.getByRole('button', { name: t.sendRequest, exact: true }).click();
      await expect(dialog.getByText(t.arrived)).toBeVisible();
      await client.keyboard.press('Escape');
      await main.getByRole('tab', { name: t.messages }).click();
      await expect(panel.getByText(t.asked)).toBeVisible();
      await expect(main.locator('button:disabled:not([type=submit])')).toHaveCount(0);
      const overflow = await client.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);

      await client.getByRole('button', { name: t.invoices, exact: true }).click();
      await expect(main).toContainText(t.netAndVat);
      await expect(main.getByRole('link', { name: t.payNow })).toBeVisible();
      await main.getByRole('button', { name: t.isWrong }).click();
      await dialog.getByLabel(t.different).fill('Half of it is paid.');
      await dialog.getByRole('button', { name: t.sendRequest, exact: true }).click();
      await expect(dialog.getByText(t.arrived)).toBeVisible();
      await client.keyboard.press('Escape');
      await client.getByRole('button', { name: t.messages, exact: true }).click();
      await expect(main.getByText(t.about)).toBeVisible();

      for (const item of [t.calendar, t.help, t.settings])
        await client.getByRole('button', { name: item, exact: true }).click();
      await expect(main.getByRole('link', { name: t.everything })).toHaveAttribute(
        'href',
        '/api/portal/export',
      );
      await main.getByRole('button', { name: t.signOut }).click();
      await expect(client).toHaveURL(`${server.origin}${t.prefix || '/'}`);
      expect((await client.request.get(`${server.origin}/api/portal`)).status()).toBe(401);
      expect(errors).toEqual([]);
      await context.close();
    });

test('what staff write is there without a reload, and the back office is closed to a client', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const email = 'live@tessera.example';
  const id = await prepareWork(page, server, 'en', email);
  const context = await browser.newContext();
  const client = await context.newPage();
  await signInAsClient(client, server, 'en', email);
  const main = client.getByRole('main');
  await main.getByRole('tab', { name: 'Messages' }).click();
  await call(page.request, server, `/projects/${id}/messages`, { text: 'The bank has answered.' });
  await client.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByRole('tabpanel').getByText('The bank has answered.')).toBeVisible();
  await client.goto(`${server.origin}/admin`);
  await expect(client).toHaveURL(`${server.origin}/client-portal`);
  await context.close();
});

for (const language of ['en', 'pt'] as const)
  test(`no accessibility findings in the portal of a client, in ${language}`, async ({
    page,
    browser,
    server,
  }) => {
    test.slow();
    const email = `axe.${language}@tessera.example`;
    await prepareWork(page, server, language, email);
    const context = await browser.newContext();
    const client = await context.newPage();
    await signInAsClient(client, server, language, email);
    await expect(client.getByRole('heading', { name: words[language].needs })).toBeVisible();
    expect(await axeViolationsInEveryLook(client)).toEqual([]);
    await context.close();
  });

/** Buys a package, whose work begins by itself, and asks for more than is shown at once. */
async function buyAndAsk(page: Page, server: RunningServer, email: string): Promise<void> {
  const order = { amount: 1, packageId: 'blueprint', language: 'en' };
  const send = async (method: string, path: string, data: object) => {
    const headers = { Origin: server.origin };
    const response = await page.request.fetch(path, { method, data, headers });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return JSON.parse((await response.text()) || '{}') as Record<string, string>;
  };
  const { orderId, clientSecret } = await send('POST', '/api/create-payment-intent', order);
  const billing = { clientSecret, email, name: 'Noor El-Amin' };
  await send('PUT', `/api/orders/${orderId}/billing`, billing);
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await send('POST', '/api/sandbox/confirm', { clientSecret, ...card });
  await waitForMail(
    server.mailDir,
    ({ to, text = '' }) => to?.[0]?.address === email && text.includes('/do/'),
  );
  const { projects } = await call<{ projects: { id: string; person: { email: string } }[] }>(
    page.request,
    server,
    '/projects',
  );
  const { id } = projects.find(({ person }) => person.email === email) ?? { id: '' };
  for (const title of ['First', 'Second', 'Third'])
    await call(page.request, server, `/projects/${id}/requests`, { kind: 'answer', title });
}

test('a client who bought finds no button that leads nowhere, and a part stays after a reload', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const email = 'bought@tessera.example';
  await buyAndAsk(page, server, email);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const client = await context.newPage();
  await signInAsClient(client, server, 'en', email);
  const main = client.getByRole('main');
  const needs = client.locator('.portal-needs');
  await expect(needs.getByRole('link', { name: 'Do it now' })).toHaveCount(3);
  await needs.getByRole('button', { name: 'Show all 4' }).click();
  await expect(needs.getByRole('link', { name: 'Do it now' })).toHaveCount(4);

  // A paid order without a certified invoice has no file.
  await main.getByRole('tab', { name: 'Invoices' }).click();
  await expect(main.getByRole('tabpanel').getByText('Paid', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Download/ })).toHaveCount(0);

  await client.getByRole('button', { name: 'Messages', exact: true }).click();
  await client.reload();
  await expect(main.getByRole('heading', { name: 'Messages', level: 2 })).toBeVisible();
  await main.getByRole('button', { name: 'Write a message' }).click();
  await expect(main.getByLabel('Message to Entrada')).toBeVisible();

  await context.setOffline(true);
  await main.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(main.getByRole('alert')).toContainText('That did not work.');
  await context.setOffline(false);
  await main.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(client).toHaveURL(/\/with-us\/[\w-]{43}#meetings$/);

  await client.goBack();
  await main.getByRole('tab', { name: 'Messages' }).click();
  await main.getByLabel('Message to Entrada').fill('Half written');
  // At another tab of the browser.
  const headers = { Origin: server.origin };
  await context.request.delete(`${server.origin}/api/session`, { headers });
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('You are signed out.')).toBeVisible();
  await expect(main.getByLabel('Message to Entrada')).toHaveValue('Half written');
  await context.close();
});

test('a reader meets no button that does nothing', async ({ page, browser, server }) => {
  test.slow();
  const id = await prepareWork(page, server, 'en', 'read@tessera.example');
  const email = 'olga@conta.example';
  const reader = { email, name: 'Olga Leitora', language: 'en' };
  await call(page.request, server, `/projects/${id}/readers`, reader);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own = await context.newPage();
  await signInAsClient(own, server, 'en', email);
  const main = own.getByRole('main');
  await expect(main.getByText('You read this work; its client decides.')).toBeVisible();
  for (const tab of ['Tasks', 'Messages', 'Documents', 'Invoices', 'Overview']) {
    await main.getByRole('tab', { name: tab }).click();
    await expect(main.locator('button:disabled')).toHaveCount(0);
  }
  await own.getByRole('button', { name: 'Overview', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Recent messages' })).toBeVisible();
  await context.close();
});
