import { expect, type Page } from '@playwright/test';

export const yuki = {
  name: 'Yuki Tanabe',
  businessName: 'Tanabe Tea',
  email: 'yuki@tanabe.example',
};
export const sofia = { name: 'Sofia Prates', businessName: '', email: 'sofia@prates.example' };

type Person = typeof yuki;
type Sent = { locale: 'en' | 'pt'; message: string };

export async function write(
  page: Page,
  person: Person,
  { locale, message }: Sent,
): Promise<string> {
  const response = await page.request.post('/api/contact', {
    data: { ...person, phone: '', message, locale },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

export async function seed(page: Page): Promise<[string, string]> {
  const first = { locale: 'en', message: 'Is the fiscal representative still needed?' } as const;
  const second = { locale: 'pt', message: 'Precisamos de registar a marca.' } as const;
  return [await write(page, yuki, first), await write(page, sofia, second)];
}

/** Files what other tests left. */
export async function emptyInbox(page: Page, origin: string): Promise<void> {
  const list = await page.request.get('/api/admin/conversations?limit=100');
  const { conversations } = (await list.json()) as {
    conversations: { id: string; revision: number }[];
  };
  if (conversations.length === 0) return;
  const changes = conversations.map(({ id, revision }) => ({ id, revision, closedAs: 'done' }));
  await page.request.post('/api/admin/conversations/changes', {
    data: { changes },
    headers: { Origin: origin },
  });
}

export const replyTo = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Reply to ${name}, in ` });

/** Holds the requests to a URL until they are released. */
export async function hold(page: Page, url: string): Promise<{ release: () => Promise<void> }> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return {
    async release() {
      resolve();
      await page.unroute(url);
    },
  };
}
