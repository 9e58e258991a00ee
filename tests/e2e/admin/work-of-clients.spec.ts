import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { begin, call } from '../projects/asked.ts';

test('erasing a client names the work that ends, with its tick beside the words on a phone', async ({
  page,
  server,
}) => {
  const { id } = await begin(page.request, server, 'en');
  const { person } = await call<{ person: { id: string } }>(
    page.request,
    server,
    `/projects/${id}`,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/people/${person.id}`);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Work without steps has none to count.
  await expect(dialog.getByRole('listitem').first()).toHaveText('Company in Portugal');
  const tick = dialog.getByRole('checkbox');
  const words = dialog.getByText('End this work; its documents, requests and messages go too');
  const [box, text] = await Promise.all([tick.boundingBox(), words.boundingBox()]);
  expect(text?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  expect(text?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
});

test('the page as a client sees it has no accessibility findings', async ({ page, server }) => {
  const { id } = await begin(page.request, server, 'en');
  const { person } = await call<{ person: { id: string } }>(
    page.request,
    server,
    `/projects/${id}`,
  );
  await page.goto(`/admin/as-client/${person.id}`);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('a bookkeeper is offered no letter to who bought, and the team is', async ({
  page,
  browser,
  server,
}) => {
  const send = async (from: typeof page.request, method: string, path: string, data: object) => {
    const headers = { Origin: server.origin };
    const response = await from.fetch(server.origin + path, { method, data, headers });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return JSON.parse((await response.text()) || '{}') as Record<string, string>;
  };
  const { request } = page;
  const order = { amount: 1, packageId: 'blueprint', language: 'en' };
  const { orderId, clientSecret } = await send(
    request,
    'POST',
    '/api/create-payment-intent',
    order,
  );
  const buyer = 'buyer@tessera.example';
  await send(request, 'PUT', `/api/orders/${orderId}/billing`, { clientSecret, email: buyer });
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await send(request, 'POST', '/api/sandbox/confirm', { clientSecret, ...card });
  const { subject = '' } = await waitForMail(
    server.mailDir,
    ({ to, subject }) => to?.[0]?.address === buyer && /\(EN-\w+\)/.test(subject ?? ''),
  );
  const [, reference = ''] = /\((EN-\w+)\)/.exec(subject) ?? [];

  const email = 'books@entrada.example';
  const books = { name: 'Beatriz Lopes', email, role: 'bookkeeper', language: 'en', locale: 'en' };
  await send(request, 'POST', '/api/admin/staff', books);
  const context = await browser.newContext();
  const own = await context.newPage();
  const asked = await send(own.request, 'POST', '/api/sign-in', { email, locale: 'en' });
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text = '' }) => to?.[0]?.address === email && /: \d{6}\n/.test(text),
  );
  const [, code = ''] = /: (\d{6})\n/.exec(mail.text ?? '') ?? [];
  await send(own.request, 'POST', '/api/sign-in/finish', { id: asked.id, code, locale: 'en' });

  for (const [reader, count] of [
    [page, 1],
    [own, 0],
  ] as const) {
    await reader.goto(`${server.origin}/admin/orders/${reference}`);
    await expect(reader.locator('.record__head').getByText(reference)).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Write', exact: true })).toHaveCount(count);
  }
  await context.close();
});

test('who answers for the work stands there before the team is known', async ({ page, server }) => {
  const { id } = await begin(page.request, server, 'en');
  const { staff } = await call<{ staff: { personId: string; name: string }[] }>(
    page.request,
    server,
    '/staff',
  );
  const response = await page.request.put(`/api/admin/projects/${id}/responsible`, {
    data: { personId: staff[0]?.personId },
    headers: { Origin: server.origin },
  });
  expect(response.ok()).toBe(true);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/staff', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/admin/projects/${id}`);
  const chosen = page
    .getByRole('combobox', { name: 'Who answers for it' })
    .locator('option:checked');
  await expect(chosen).toHaveText('Rita Falcão');
  release();
  await expect(page.getByRole('combobox', { name: 'Who answers for it' })).toBeEnabled();
  await expect(chosen).toHaveText('Rita Falcão');
});
