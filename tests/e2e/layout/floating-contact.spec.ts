import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

const words = {
  '': {
    button: 'Contact options',
    items: ['Book a consultation', 'Contact us', 'Call +351 210 000 000'],
  },
  '/pt': {
    button: 'Opções de contacto',
    items: ['Marcar uma consulta', 'Contactar-nos', 'Ligar para +351 210 000 000'],
  },
} as const;

function floating(page: Page, prefix: '' | '/pt' = '') {
  const button = page.getByRole('button', { name: words[prefix].button });
  const menu = page.locator('#contact-options');
  return { button, menu, item: (index: 0 | 1 | 2) => menu.getByRole('link').nth(index) };
}

for (const prefix of ['', '/pt'] as const) {
  test(`the button opens and closes a menu of three: ${prefix}/services`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    const { button, menu, item } = floating(page, prefix);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const index of [0, 1, 2] as const)
      await expect(item(index)).toContainText(words[prefix].items[index]);
    await expect(item(0)).toHaveAttribute('href', `${prefix}/book-consultation`);
    await expect(item(1)).toHaveAttribute('href', `${prefix}/contact`);
    await expect(item(2)).toHaveAttribute('href', 'tel:+351210000000');
    await button.click();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test(`a choice closes the menu and navigates: ${prefix}/services`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    const { button, menu, item } = floating(page, prefix);
    await button.click();
    await item(1).click();
    await expect(page).toHaveURL(`${prefix}/contact`);
    await expect(menu).toBeHidden();
    await button.click();
    await item(0).click();
    await expect(page).toHaveURL(`${prefix}/book-consultation`);
    await expect(menu).toBeHidden();
  });
}

test('while open the button is red, shows a cross and has turned by a quarter', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
  const { button } = floating(page);
  const icons = button.locator('svg');
  await expect(icons.first()).toBeVisible();
  await expect(icons.last()).toBeHidden();
  await button.click();
  await expect(button).toHaveCSS('background-color', 'rgb(176, 21, 47)');
  await expect(button).toHaveCSS('rotate', '90deg');
  await expect(icons.first()).toBeHidden();
  await expect(icons.last()).toBeVisible();
});

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await page.goto('/services');
  const { button, menu, item } = floating(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(item(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a click elsewhere closes the menu', async ({ page }) => {
  await page.goto('/services');
  const { button, menu } = floating(page);
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(menu).toBeHidden();
});

test('it opens without scripts, and its links work', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  await page.goto('/services');
  const { button, item } = floating(page);
  await button.click();
  await item(1).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});

for (const size of [
  { width: 390, height: 640 },
  { width: 1440, height: 700 },
])
  test(`it covers no control that has the focus, ${size.width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/contact');
    const covered: string[] = [];
    let seen = 0;
    for (let index = 0; index < 60; index += 1) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const active = document.activeElement;
        const fab = document.querySelector('.fab');
        if (!active || !fab || active === document.body) return null;
        if (fab.contains(active)) return 'end';
        // An iframe scrolls on its own; its edge may pass under the button.
        if (active instanceof HTMLIFrameElement) return null;
        const a = active.getBoundingClientRect();
        const b = fab.getBoundingClientRect();
        const apart =
          a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
        return apart ? 'free' : `covered: ${active.outerHTML.slice(0, 80)}`;
      });
      if (state === 'end') break;
      if (state === null) continue;
      seen += 1;
      if (state !== 'free') covered.push(state);
    }
    expect(covered).toEqual([]);
    expect(seen).toBeGreaterThan(15);
  });

test('it lies over no text at rest, also at the end of the page', async ({ page }) => {
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/contact');
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(page.locator('.fab')).not.toHaveAttribute('data-away');
    const text = await page.locator('.foot .wrap').first().boundingBox();
    const padding = await page
      .locator('.foot .wrap')
      .first()
      .evaluate((wrap) => Number.parseFloat(getComputedStyle(wrap).paddingRight));
    const end = (text?.x ?? 0) + (text?.width ?? 0) - padding;
    await expect
      .poll(async () => (await page.locator('.fab').boundingBox())?.x ?? 0)
      .toBeGreaterThanOrEqual(end);
  }
});

test('it goes while the page is scrolled down and returns once it stops', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await expect(page.locator('.hero')).toHaveAttribute('data-version', 'parallax');
  const fab = page.locator('.fab');
  const away = await fab.evaluate(
    (nav) =>
      new Promise((resolve) => {
        new MutationObserver(() => resolve(nav.hasAttribute('data-away'))).observe(nav, {
          attributeFilter: ['data-away'],
        });
        scrollBy({ top: 300, behavior: 'instant' });
      }),
  );
  expect(away).toBe(true);
  await expect(fab).not.toHaveAttribute('data-away');
});

test('it hides while a dialog is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/services');
  const fab = page.locator('.fab > button');
  await expect(fab).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(fab).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(fab).toBeVisible();
});

test('it hides while a keyboard takes the lower half of the window', async ({ page }) => {
  await page.goto('/contact');
  const { button } = floating(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const setHeight = (part: number) =>
    page.evaluate((share) => {
      const value = innerHeight * share;
      Object.defineProperty(visualViewport, 'height', { value, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, part);
  await setHeight(0.5);
  await expect(page.locator('.fab > button')).toBeHidden();
  await setHeight(1);
  await expect(page.locator('.fab > button')).toBeVisible();
});
