import type { Page } from '@playwright/test';
import { reviewHtml, reviewMarkdown } from '#features/content/writing/review-clipboards.ts';
import { wordHtml, wordMarkdown } from '#features/content/writing/word-clipboards.ts';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { retryLoad } from './retried-load.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin\//);
});

async function openNewPost(page: Page) {
  await page.goto('/admin/content/posts/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled');
  return page.getByRole('region', { name: 'English' });
}

/** Pastes as a program does that puts HTML and plain text on the clipboard. */
async function pasteHtml(page: Page, html: string) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

for (const width of [390, 1440])
  test(`at ${width} px a text is written with tools, keys and Word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const english = await openNewPost(page);
    const area = english.getByLabel('Text', { exact: true });
    const tool = (name: string) => english.getByRole('button', { name, exact: true });
    await area.click();
    await page.keyboard.type('500');
    await page.keyboard.press('Control+a');
    await tool('Strikethrough').click();
    await expect(area).toHaveValue('~~500~~');
    await page.keyboard.press('Control+Shift+x');
    await expect(area).toHaveValue('500');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('What it costs');
    await tool('Heading').click();
    await page.keyboard.type('\n\nA ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('lot');
    await page.keyboard.press('End');
    await page.keyboard.type('\n\n');
    await tool('List').click();
    await page.keyboard.type('a NIF\nan address\n\n');
    await expect(area).toHaveValue('## What it costs\n\nA **lot**\n\n- a NIF\n- an address\n\n');
    await pasteHtml(page, wordHtml);
    const written = `## What it costs\n\nA **lot**\n\n- a NIF\n- an address\n\n${wordMarkdown}`;
    await expect(area).toHaveValue(written);
    await page.keyboard.press('Control+z');
    await expect(area).not.toHaveValue(written);
    await page.keyboard.press('Control+Shift+z');
    await expect(area).toHaveValue(written);

    await page.keyboard.press('Control+a');
    await pasteHtml(page, reviewHtml);
    await expect(area).toHaveValue(reviewMarkdown);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a written text is read on the site, at 390 px too', async ({ page, server }) => {
  const english = await openNewPost(page);
  await english.getByLabel('Text', { exact: true }).focus();
  await pasteHtml(page, wordHtml);
  await english.getByLabel('Title').fill('What it costs');
  await english.getByLabel('Summary').fill('In euros.');
  await page.getByLabel('Address').fill('what-it-costs');
  await page.getByLabel('Author').selectOption('Rita Falcão');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('button', { name: 'Tiles' }).click();
  await page.getByRole('button', { name: 'Tile 2', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('What is on the site is what you see here.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/blog/what-it-costs`);
  const text = page.locator('.prose');
  await expect(text.getByRole('heading', { level: 2 })).toHaveText([
    'Abrir uma empresa',
    'Os passos',
  ]);
  await expect(text.getByRole('listitem').first()).toHaveText(/Passaporte/);
  await expect(text.getByRole('cell')).toHaveText(['NIF | IVA', '1']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('presses that come before the tools are loaded are done where they were pressed, and no letter is lost', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/text-commands-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const english = await openNewPost(page);
  const area = english.getByLabel('Text', { exact: true });
  await area.click();
  await page.keyboard.type('Costs');
  await english.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('\n\nIn ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('all');
  await expect(area).toHaveValue('Costs\n\nIn all');
  held.resolve();
  await expect(area).toHaveValue('## Costs\n\nIn **all**');
  await page.keyboard.press('End');
  await page.keyboard.type(' euros');
  await expect(area).toHaveValue('## Costs\n\nIn **all** euros');

  // Nor does a paste that is read late call back the writer who went on to another field.
  const unread = Promise.withResolvers<void>();
  await page.route('**/paste-markdown-*.js', async (route) => {
    await unread.promise;
    await route.continue();
  });
  await pasteHtml(page, '<p>and <b>more</b></p>');
  const title = english.getByLabel('Title');
  await title.click();
  await page.keyboard.type('What ');
  unread.resolve();
  await expect(area).toHaveValue('## Costs\n\nIn **all** eurosand **more**');
  await page.keyboard.type('it costs');
  await expect(title).toHaveValue('What it costs');
});

test('tools that cannot be loaded say so, and are there once they can', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/text-commands|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/text-commands-*.js', (route) => route.abort('internetdisconnected'));
  const english = await openNewPost(page);
  const area = english.getByLabel('Text', { exact: true });
  await area.click();
  const before = await area.boundingBox();
  await page.keyboard.type('- a NIF\nan address');
  await english.getByRole('button', { name: 'Quote', exact: true }).click();
  const again = english.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await area.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await expect(area).toHaveValue('- a NIF\nan address');
  await page.unroute('**/text-commands-*.js');
  await retryLoad(page, '**/text-commands-*.js', () => again.click());
  await expect(again).toBeHidden();
  await expect(area).toHaveValue('- a NIF\nan address');
  await area.press('ControlOrMeta+End');
  await english.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(area).toHaveValue('- a NIF\n> an address');
});

test('on a phone the line that is written stays above the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const english = await openNewPost(page);
  const area = english.getByLabel('Text', { exact: true });
  await area.focus();
  const bar = english.getByRole('toolbar', { name: 'Format: Text' });
  for (let line = 1; line <= 12; line += 1) {
    await page.keyboard.type(`Line ${line}`);
    await page.keyboard.press('Enter');
    // The last line is the lower end of the field, which grows with its text.
    const field = await area.boundingBox();
    const tools = await bar.boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0), `line ${line}`).toBeLessThan(
      (tools?.y ?? 0) + 16,
    );
  }
});

test('the tools are one stop of the keyboard, at least 44 px, and above a text that is too long', async ({
  page,
}) => {
  const english = await openNewPost(page);
  const bar = english.getByRole('toolbar', { name: 'Format: Text' });
  await bar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Footnote' })).toBeFocused();
  await page.keyboard.press('Tab');
  const area = english.getByLabel('Text', { exact: true });
  await expect(area).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue(/^\[\^1\]\n\n\[\^1\]: Text of the note\n$/);
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await area.fill('x'.repeat(100_002));
  await expect(english.getByText('this text has 2 more')).toBeVisible();
});
