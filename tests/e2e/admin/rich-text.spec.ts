import { axeViolationsInEveryLook, expect, ownServer } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

// Posts that other tests write would push the one it opens from the first page of the list.
test.use({ serverEnv: ownServer('rich-text') });

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin|\/preview/);
});

const pasted = `<h1>From Word</h1><p class=MsoNormal>With <b>two</b> words<o:p></o:p></p>`;

test('a text is written as it will look, by keyboard, and only what changes is written anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/admin/content?kind=posts');
  await page.getByRole('link', { name: 'When one VAT registration replaces twenty-six' }).click();
  const english = page.getByRole('region', { name: 'English' });
  const text = english.getByRole('textbox', { name: 'Text', exact: true });
  const original = await text.inputValue();
  await english.getByRole('button', { name: 'As it will look' }).press('Enter');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(text.getByRole('heading', { name: 'The line at €10,000' })).toBeVisible();
  await expect(text.getByRole('table')).toBeVisible();
  await expect(
    text.getByRole('img', { name: 'Tiles with a lorry, a bridge and a boat' }),
  ).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await text.focus();
  await text.press('Control+Home');
  await text.press('Enter');
  await text.press('ArrowUp');
  await text.pressSequentially('## New words');
  await text.press('Enter');
  await text.pressSequentially('A ');
  await text.press('Control+b');
  await text.pressSequentially('bold');
  await text.press('Control+b');
  await text.pressSequentially(' 1. start of our ');
  await text.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('not an address');
  await dialog.getByLabel('Address').press('Enter');
  await expect(dialog).toContainText('No link can lead there');
  await dialog.getByLabel('Address').fill('/services');
  await dialog.getByLabel('Address').press('Enter');
  await expect(text.getByRole('link', { name: '/services' })).toBeVisible();
  const start = '## New words\n\nA **bold** 1. start of our [/services](/services)\n\n';

  await english.getByRole('button', { name: 'Markdown' }).press('Enter');
  await expect(text).toHaveValue(start + original);
  await page.reload();
  await expect(text).toHaveValue(start + original);
  await english.getByRole('button', { name: 'As it will look' }).press('Enter');
  await page.reload();
  await expect(text).toHaveAttribute('contenteditable', 'true');

  await text.getByText('A bold 1. start').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'plain');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, pasted);
  await expect(text.getByText('With two words')).toBeVisible();
  await expect(text.locator('strong', { hasText: 'two' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(text.getByText('With two words')).toHaveCount(0);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const portuguese = page.getByRole('region', { name: 'Português' });
  await page.getByRole('radio', { name: 'Português' }).check();
  await expect(portuguese.getByRole('textbox', { name: 'Text', exact: true })).toHaveAttribute(
    'lang',
    'pt-PT',
  );
  const size = await english
    .or(portuguese)
    .getByRole('button', { name: 'Markdown' })
    .last()
    .boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
});
