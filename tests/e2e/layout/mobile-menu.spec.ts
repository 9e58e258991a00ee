import { expect, test } from '../../harness/browser-fixtures.ts';

const words = {
  '': { open: 'Open menu', close: 'Close menu', blog: 'Blog' },
  '/pt': { open: 'Abrir menu', close: 'Fechar menu', blog: 'Blog' },
} as const;

test.use({ viewport: { width: 390, height: 800 } });

for (const prefix of ['', '/pt'] as const) {
  const t = words[prefix];

  test(`the menu opens, leads where it says and closes on a choice: ${prefix}/services`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/services`);
    await page.getByRole('button', { name: t.open }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const targets = await menu
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      prefix || '/',
      ...['/services', '/case-studies', '/contact', '/blog', '/client-portal'].map(
        (path) => prefix + path,
      ),
    ]);
    await expect(menu.locator(`a[href="${prefix}/book-consultation"]`)).toBeVisible();
    await menu.getByRole('link', { name: t.blog }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${prefix}/blog`);
  });

  test(`the menu closes by its close button: ${prefix}/services`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    await page.getByRole('button', { name: t.open }).click();
    await page.getByRole('button', { name: t.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('the menu traps the focus, and Escape returns it', async ({ page }) => {
  await page.goto('/services');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let index = 0; index < 14; index += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu button is for narrow windows only, below 768 px', async ({ page }) => {
  await page.goto('/services');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(opener).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(opener).toBeHidden();
  await expect(bar).toBeVisible();
});
