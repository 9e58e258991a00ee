import { axeViolationsInEveryLook, expect, ownServer } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.use({ serverEnv: ownServer('keys') });

const noor = { name: 'Noor El-Amin', email: 'noor@tessera.example' };
const omar = { name: 'Omar Haddad', email: 'omar@cedar.example' };

test.beforeEach(async ({ page, allowConsole, server }) => {
  // The back office is another build; a refused call of the last test is named.
  allowConsole(/\/admin|503/);
  await page.goto(`${server.origin}/contact`);
  const headers = { Origin: server.origin };
  for (const who of [noor, omar]) {
    const data = { ...who, message: 'How long does it take?', locale: 'en' };
    const sent = await page.request.post('/api/contact', { data, headers });
    expect(sent.status()).toBeLessThan(300);
  }
});

test('two keys lead to a section, J and K to its rows, and ? lists what works there', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/admin\/people$/);
  const first = page.getByRole('link', { name: omar.name });
  const second = page.getByRole('link', { name: noor.name });
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(list.getByText('Go to Orders')).toBeVisible();
  await expect(list.getByText('Next row')).toBeVisible();
  await expect(list.getByText('Snooze the row')).toHaveCount(0);
  await list.getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/admin\/people$/);
  await page.getByRole('banner').getByRole('button', { name: 'Keys' }).click();
  await list.getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');

  // In a field they are letters.
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').pressSequentially('gi');
  await expect(page.getByRole('searchbox')).toHaveValue('gi');
  await page.goto('/admin/calendar?view=list');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/view=month/);
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=week/);
});

test('E marks the row as done at once, Z takes it back, and a refusal is said', async ({
  page,
}) => {
  await page.goto('/admin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Two people');
  const row = page.getByRole('listitem').filter({ hasText: noor.name });
  const done = row.getByText('Marked as done.');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/conversations/*/done', async (route) => {
    await asked;
    await route.continue();
  });
  await row.getByRole('link', { name: noor.name, exact: true }).focus();
  await page.keyboard.press('e');
  // Before the server has answered.
  await expect(done).toBeVisible();
  answer();
  await expect(heading).toContainText('One person');
  await page.keyboard.press('z');
  await expect(done).toBeHidden();
  await expect(heading).toContainText('Two people');

  await page.unroute('**/api/admin/conversations/*/done');
  await page.route('**/api/admin/conversations/*/done', (route) =>
    route.fulfill({ status: 503, json: { title: 'Not now', status: 503 } }),
  );
  await row.getByRole('link', { name: noor.name, exact: true }).focus();
  await page.keyboard.press('e');
  await expect(row.getByRole('alert')).toBeVisible();
  await expect(done).toBeHidden();
});

for (const [language, words] of [
  [
    'en',
    {
      close: 'close friday afternoon',
      closes: /^Close Friday .*, 13:00 to 18:00/,
      book: 'book noor',
      books: 'Book for Noor El-Amin',
      answer: 'answer omar',
      answers: 'Answer Omar Haddad',
      begin: 'new',
      post: 'New article',
    },
  ],
  [
    'pt',
    {
      close: 'fechar sexta à tarde',
      closes: /^Fechar sexta-feira.*, das 13:00 às 18:00/,
      book: 'marcar noor',
      books: 'Marcar para Noor El-Amin',
      answer: 'responder omar',
      answers: 'Responder a Omar Haddad',
      begin: 'novo',
      post: 'Novo artigo',
    },
  ],
] as const)
  test(`the palette acts by the keyboard alone (${language})`, async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (language === 'pt') await page.getByRole('button', { name: 'Português' }).click();
    const field = page.getByRole('dialog').getByRole('combobox');
    const choose = async (text: string, name: string | RegExp) => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await field.fill(text);
      const option = page.getByRole('option', { name }).first();
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
    };
    await choose(words.close, words.closes);
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByLabel(/^(From|Das)$/)).toHaveValue('13:00');
    await expect(dialog.getByLabel(/^(To|Às)$/)).toHaveValue('18:00');
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/calendar$/);

    await choose(words.book, words.books);
    await expect(page.getByRole('textbox', { name: /^(Name|Nome)/ })).toHaveValue(noor.name);
    await choose(words.answer, words.answers);
    await expect(page.locator('textarea').first()).toBeFocused();
    await choose(words.begin, words.post);
    // The new article is kept at once, and has an address of its own then.
    await expect(page).toHaveURL(/\/admin\/content\/posts\/(new|[0-9a-f-]{36})$/);
  });

for (const width of [390, 1440])
  test(`at ${width} px People is a phone book whose filters are in the address`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/people');
    await expect(page.getByText(/^2 wait for your answer, Noor El-Amin the longest/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: noor.name });
    await expect(row.getByText('Enquired')).toBeVisible();
    await expect(row.getByText(/^waits since /)).toBeVisible();
    await page.getByRole('link', { name: /^Clients/ }).click();
    await expect(page).toHaveURL(/filter=client/);
    await expect(page.getByText('Nobody in this list')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nobody in this list')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await expect(page).toHaveURL(/sort=name/);
    // Other tests of this server may have brought others.
    const names = () => page.getByRole('row').locator('.who a').allTextContents();
    const inOrder = async () => {
      const shown = await names();
      return shown.join() === shown.toSorted(new Intl.Collator('en').compare).join();
    };
    await expect.poll(inOrder).toBe(true);
    expect(await names()).toContain(noor.name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
