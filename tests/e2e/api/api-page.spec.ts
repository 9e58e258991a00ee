import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';

type Operation = { tags: string[]; responses: Record<string, unknown> };
type Document = { paths: Record<string, Record<string, Operation>> };

for (const [path, title, responses] of [
  ['/api', 'The API', 'Responses'],
  ['/pt/api', 'A API', 'Respostas'],
] as const)
  test(`${path} shows every public call of the OpenAPI document with every response`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const document = (await (await page.request.get('/api/openapi.json')).json()) as Document;
    const expected = Object.entries(document.paths).flatMap(([at, operations]) =>
      Object.entries(operations).flatMap(([method, { tags, responses: all }]) =>
        tags[0] === 'admin' ? [] : [[`${method.toUpperCase()} ${at}`, ...Object.keys(all)]],
      ),
    );
    const shown = await page
      .locator('.api-call')
      .evaluateAll((calls) =>
        calls.map((call) => [
          call.querySelector('h3')?.textContent ?? '',
          ...[...call.querySelectorAll('dt')].map((one) => one.textContent ?? ''),
        ]),
      );
    expect(shown.sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(20);
    for (const status of ['429', '503'])
      await expect(page.getByText(`${status} t`).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 4, name: responses }).first()).toBeVisible();
    // One scan is enough: the pages differ in words alone, and this one marks which are English.
    if (path === '/pt/api') expect(await axeViolations(page)).toEqual([]);
  });

test('/pt/api describes public calls in Portuguese, and says which words are English', async ({
  page,
}) => {
  await page.goto('/pt/api');
  const booking = page.locator('#post-api-bookings');
  for (const portuguese of [
    'Marca uma consulta gratuita',
    'Onde começou a visita, contado por dia à parte da pessoa: host=…, campaign=… ou issue=…',
    'too_many_requests, com Retry-After, too_many_bookings',
  ]) {
    const words = booking.getByText(portuguese);
    await expect(words).toBeVisible();
    expect(await words.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe(
      'pt-PT',
    );
  }
  await expect(page.locator('#get-api-events p').first().locator('code')).toHaveText([
    'end',
    'signed_out',
    'too_many',
  ]);
  const codes = booking.locator('dd', { hasText: 'unsupported_media_type' });
  await expect(codes.locator('> [lang="en"]')).toHaveText('unsupported_media_type');
  expect(await page.getByText('There is no such record').count()).toBe(0);
});

test('the page of the API needs no script, fits a phone, and says how to send a message', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: server.origin,
  });
  const page = await context.newPage();
  await page.goto('/api');
  const call = page.locator('#post-api-contact');
  await expect(call).toContainText('Sends a message to the company');
  await expect(call).toContainText('message: string  // 10 to 5000 characters');
  await expect(call).toContainText(`curl -X POST '${server.origin}/api/contact'`);
  const wide = await page.locator('main *').evaluateAll(
    (all) =>
      all.filter((one) => {
        const pre = one.closest('pre');
        return (!pre || pre === one) && one.getBoundingClientRect().right > 391;
      }).length,
  );
  expect(wide).toBe(0);
  await context.close();
});

test('calls keep their addresses: an unknown one is a problem, and /api takes no posts', async ({
  server,
}) => {
  const unknown = await fetch(`${server.origin}/api/nothing`);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ]);
  expect((await fetch(`${server.origin}/api`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${server.origin}/api/`)).status).toBe(404);
});

test('a link to the last group, and an address with a call, lead there', async ({ page }) => {
  const top = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
  await page.goto('/api');
  const link = page.locator('.api-groups a').last();
  const group = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(group).locator('h2')).toBeInViewport();
  await page.goto('/api#post-api-contact');
  await expect(page.locator('#post-api-contact h3')).toBeInViewport();
  expect(await top('#post-api-contact')).toBeLessThan(400);
});
