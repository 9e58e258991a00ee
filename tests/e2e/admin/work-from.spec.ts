import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect, longForm } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { someSlot } from './calendar/offered-slots.ts';
import { buy } from './visitors.ts';

const words = {
  en: { begin: 'Begin the work', open: 'Open the work', package: 'Package', title: 'Blueprint' },
  pt: {
    begin: 'Começar o trabalho',
    open: 'Abrir o trabalho',
    package: 'Pacote',
    title: 'Plano de Entrada',
  },
} as const;
type Language = keyof typeof words;

const address = (name: string) => `${name}-${Date.now()}@tessera.example`;

async function book(page: Page, { origin }: RunningServer): Promise<string> {
  const slot = await someSlot(page);
  const data = { name: 'Noor El-Amin', email: address('noor'), ...slot };
  const options = { data, headers: { Origin: origin } };
  const response = await page.request.post('/api/admin/bookings', options);
  expect(response.status(), await response.text()).toBe(201);
  return `/admin/calendar/bookings/${((await response.json()) as { id: string }).id}`;
}

async function write(page: Page, { origin }: RunningServer): Promise<string> {
  const data = { name: 'Rui Costa', email: address('rui'), message: 'May we begin?' };
  const response = await page.request.post('/api/contact', { data, headers: { Origin: origin } });
  return `/admin/inbox/${((await response.json()) as { id: string }).id}`;
}

async function order(page: Page, { origin }: RunningServer): Promise<string> {
  const put = { data: { startsByItself: false }, headers: { Origin: origin } };
  await page.request.put('/api/admin/project-settings', put);
  const email = address('omar');
  await buy(page, origin, { name: 'Omar Haddad', email, packageId: 'blueprint' });
  const found = await page.request.get(`/api/admin/orders?q=${encodeURIComponent(email)}`);
  const { orders } = (await found.json()) as { orders: { reference: string }[] };
  return `/admin/orders/${orders[0]?.reference}`;
}

const sources = { booking: book, conversation: write, order } as const;

for (const [source, make] of Object.entries(sources))
  for (const language of ['en', 'pt'] as const satisfies Language[])
    test(
      `work begins with one press from a ${source}, and the second tab finds it, in ${language}`,
      longForm(source === 'order'),
      async ({ page, server }) => {
        test.slow();
        const say = words[language];
        await page.addInitScript(
          (shown) => localStorage.setItem('admin-language', shown),
          language,
        );
        const path = await make(page, server);
        await page.goto(path);
        const begin = page.getByRole('button', { name: say.begin });
        await expect(begin).toBeVisible();
        expect(await axeViolationsInEveryLook(page)).toEqual([]);
        const other = await page.context().newPage();
        await other.addInitScript(
          (shown) => localStorage.setItem('admin-language', shown),
          language,
        );
        await other.goto(path);
        const late = other.getByRole('button', { name: say.begin });
        await expect(late).toBeVisible();

        if (source !== 'order') await page.getByLabel(say.package).selectOption('blueprint');
        await begin.click();
        await expect(page.getByRole('heading', { name: say.title, level: 1 })).toBeVisible();
        const project = page.url();
        // What the other tab shows may be read again before it is pressed.
        await late.or(other.getByRole('link', { name: say.open })).click();
        await expect(other).toHaveURL(project);
        await other.close();

        await page.goto(path);
        await page.getByRole('link', { name: say.open }).click();
        await expect(page).toHaveURL(project);
      },
    );
