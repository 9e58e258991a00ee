import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; a test refuses a change on purpose.
  allowConsole(/\/admin|\/api\/events|412|ERR_FAILED/);
});

async function fill(page: Page, width: number, language: string, values: Record<string, string>) {
  // Where one language is shown at a time: on a phone, and beside the page.
  const choice = page.getByRole('radio', { name: language });
  if (width < 1000 || (await choice.isVisible())) await choice.check();
  const panel = page.getByRole('region', { name: language });
  for (const [label, text] of Object.entries(values))
    await panel.getByLabel(label, { exact: true }).fill(text);
}

const saved = (page: Page) => expect(page.getByRole('status').first()).toHaveText('Saved');

for (const width of [390, 1440])
  test(`at ${width} px a post is written, translated, published, changed and withdrawn`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/content');
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled');
    const back = await page.getByRole('link', { name: 'Back to the list' }).boundingBox();
    expect(back?.height).toBeGreaterThanOrEqual(44);
    const slug = `first-winter-${width}`;
    await fill(page, width, 'English', {
      Title: 'The first winter',
      Summary: 'What to expect.',
      Text: 'It rains.\n\nThen it stops.',
    });
    await page.getByLabel('Address').fill(slug);
    await page.getByLabel('Author').selectOption('Rita Falcão');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await page.getByRole('button', { name: 'Tiles' }).click();
    await page.getByRole('button', { name: 'Tile 2', exact: true }).click();
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('no Portuguese yet');
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await fill(page, width, 'Português', {
      Title: 'O primeiro inverno',
      Summary: 'O que esperar.',
      Text: 'Chove.\n\nDepois para.',
    });
    await saved(page);
    const written = page.getByRole('region', { name: 'Português' });
    await expect(written.getByText('3 words, 1 min')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('What is on the site is what you see here.')).toBeVisible();
    const article = await page.request.get(`${server.origin}/pt/blog/${slug}`);
    expect(await article.text()).toContain('O primeiro inverno');

    await fill(page, width, 'English', { Title: 'Your first winter' });
    await saved(page);
    await page.getByRole('radio', { name: 'Português' }).check();
    await expect(page.getByText('Older than its English', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Take off the site' }).click();
    await expect(page.getByText('Withdrawn').first()).toBeVisible();
    expect((await page.request.get(`${server.origin}/blog/${slug}`)).status()).toBe(404);
  });

// Each test has a question of its own: the list begins with what was changed last.
async function openQuestion(page: Page, name: string) {
  await page.goto('/admin/content?kind=questions');
  await page.getByRole('table').getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: 'English' })).toBeVisible();
}

test('two tabs lose no word, and a closed tab keeps what was not saved', async ({ page }) => {
  await openQuestion(page, 'How long does it take?');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Each change is kept here.')).toBeVisible();
  const other = await page.context().newPage();
  // Told of the change in time, it would show it, and there would be no conflict.
  await other.route('**/api/events', (route) => route.abort());
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: 'English' })).toBeVisible();
  await fill(page, 1440, 'English', { Answer: 'From the first tab.' });
  await saved(page);
  await fill(other, 1440, 'English', { Answer: 'From the second tab.' });
  await expect(other.getByRole('alert')).toContainText('This was changed elsewhere');
  await expect(other.getByText('From the first tab.')).toBeVisible();
  // The words that differ are marked, and those alone.
  await expect(other.locator('main mark')).toHaveText(['second', 'first']);
  await other.close();
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByRole('alert')).toContainText('This was changed elsewhere');
  await again.getByRole('button', { name: 'Continue with yours' }).click();
  await saved(again);
  await again.reload();
  await expect(again.getByRole('region', { name: 'English' }).getByLabel('Answer')).toHaveValue(
    'From the second tab.',
  );
});

test('an editor in which nothing is unsaved follows what is saved elsewhere', async ({ page }) => {
  await openQuestion(page, 'Which legal form should I choose?');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await fill(other, 1440, 'English', { Answer: 'From the other window.' });
  await saved(other);
  const answer = page.getByRole('region', { name: 'English' }).getByLabel('Answer');
  await expect(answer).toHaveValue('From the other window.');
  await fill(page, 1440, 'English', { Answer: 'From the other window, and this.' });
  await saved(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what two windows could not save is offered of both, one after the other', async ({
  page,
}) => {
  await openQuestion(page, 'Do I need to be in Portugal');
  const address = page.url();
  const context = page.context();
  await context.route('**/draft', (route) => route.abort());
  const texts = ['Left by the first window.', 'Left by the second window.'];
  const windows = await Promise.all(texts.map(() => context.newPage()));
  for (const one of windows) await one.goto(address);
  for (const [at, one] of windows.entries()) {
    // A save that is still to come would be sent as the window is closed.
    const failed = one.waitForEvent('requestfailed', (request) => request.url().endsWith('/draft'));
    await fill(one, 1440, 'English', { Answer: texts[at] ?? '' });
    await failed;
  }
  await windows[0]?.close();
  await page.goto(address);
  const answer = page.getByRole('region', { name: 'English' }).getByLabel('Answer');
  await expect(answer).toHaveValue(/^Left by the/);
  const first = await answer.inputValue();
  const second = texts.find((text) => text !== first) ?? '';
  // The second window is open still: what it has typed stays its own as well.
  await windows[1]?.close();
  await context.unroute('**/draft');
  await page.reload();
  // The one is saved; the other is asked about.
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This was changed elsewhere');
  await expect(answer).toHaveValue(second);
  await expect(page.locator('.content-conflict mark')).toHaveText(
    [second, first].map((text) => String(text.match(/first|second/))),
  );
  await page.getByRole('button', { name: 'Continue with the saved one' }).click();
  await saved(page);
  await expect(answer).toHaveValue(first);
  // Nothing is offered twice, and what was given up is in the history.
  await page.reload();
  await expect(page.getByText('Set aside: another change came first')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(answer).toHaveValue(first);
});

test('content has no accessibility finding, in Portuguese either', async ({ page }) => {
  await page.goto('/admin/content?kind=packages');
  await page.getByRole('button', { name: 'Português' }).click();
  const kinds = page.getByRole('navigation', { name: 'Tipos de conteúdo' });
  await expect(kinds.getByRole('link', { name: 'Loja' })).toHaveAttribute('aria-current', 'true');
  await expect(kinds.getByRole('link')).toHaveText([
    'Blog',
    'Site',
    'Loja',
    'Textos',
    'Pacotes',
    'Ofertas',
    'Custos de abertura',
  ]);
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await rows.first().click();
  await expect(page.getByRole('region', { name: 'English' })).toBeVisible();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});
