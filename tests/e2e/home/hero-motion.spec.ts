import type { Page } from '@playwright/test';
import { type Parallax, parallaxAt } from '#ui/layout/hero-parallax.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';

async function measureParallax(page: Page, scrollTop: number): Promise<Parallax> {
  return page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const picture = document.querySelector('.hero__art');
    if (!picture) throw new Error('There is no picture');
    const { translate, opacity, scale } = getComputedStyle(picture);
    const y = translate === 'none' ? 0 : Number.parseFloat(translate.split(' ')[1] ?? '0');
    return { y, opacity: Number(opacity), scale: scale === 'none' ? 1 : Number(scale) };
  }, scrollTop);
}

async function expectCurves(page: Page): Promise<void> {
  await expect(page.locator('.hero')).toHaveAttribute('data-version', 'parallax');
  for (const top of [0, 75, 150, 300, 400, 500, 900]) {
    const measured = await measureParallax(page, top);
    const wanted = parallaxAt(top);
    expect(measured.y, `y at ${top}`).toBeCloseTo(wanted.y, 1);
    expect(measured.opacity, `opacity at ${top}`).toBeCloseTo(wanted.opacity, 2);
    expect(measured.scale, `scale at ${top}`).toBeCloseTo(wanted.scale, 2);
  }
}

test('the hero is static in the served page', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('data-version="static"');
  expect(html).not.toMatch(/\sstyle=/);
});

test('the picture follows the scroll by a scroll timeline', async ({ page }) => {
  await page.goto('/');
  await expectCurves(page);
  const timelines = await page
    .locator('.hero__art')
    .evaluate((picture) => picture.getAnimations().map(({ timeline }) => String(timeline)));
  expect(timelines).toEqual(Array.from({ length: 3 }, () => '[object ScrollTimeline]'));
});

test('the picture follows the scroll where a browser has no scroll timelines', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ScrollTimeline'));
  await page.goto('/');
  await expectCurves(page);
  expect(await page.locator('.hero__art').evaluate((art) => art.getAnimations().length)).toBe(0);
});

test('nothing moves under reduced motion, also when it is requested later', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.hero')).toHaveAttribute('data-version', 'parallax');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.hero')).toHaveAttribute('data-version', 'static');
  expect(await measureParallax(page, 300)).toEqual({ y: 0, opacity: 1, scale: 1 });
});

test('the hero is 700 px high on home, 600 without its size, under a half-transparent overlay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const hero = page.locator('.hero');
  expect((await hero.boundingBox())?.height).toBe(700);
  for (const path of ['/', '/pt'])
    for (const width of [768, 390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect((await hero.boundingBox())?.height, `${path} at ${width} px`).toBe(700);
      for (const link of await hero.getByRole('link').all()) await expect(link).toBeInViewport();
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('.hero__overlay')).toHaveCSS('opacity', '0.5');
  await hero.evaluate((element) => element.classList.remove('hero--tall'));
  expect((await hero.boundingBox())?.height).toBe(600);
});

test('on a phone the door stands below the buttons, also while the offer runs', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-04-12T10:00:00.000Z');
  for (const path of ['/', '/pt'])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.locator(':root:not([data-offer]) .promo')).toBeVisible();
      const door = (await page.locator('.door').boundingBox())?.y ?? 0;
      const button = await page.locator('.hero__cta a').last().boundingBox();
      expect(door, `${path} at ${width} px`).toBeGreaterThan((button?.y ?? 0) + 40);
    }
});

test('at 768 px no letter of the title lies on the tiles, also while the offer runs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/', '/pt'])
    for (const now of ['2025-04-12T10:00:00.000Z', '2026-11-25T10:00:00.000Z']) {
      await page.clock.setFixedTime(now);
      await page.goto(path, { waitUntil: 'networkidle' });
      const onTiles = await page.evaluate(() => {
        const [title, art] = ['.hero h1', '.hero__art'].map((name) => document.querySelector(name));
        if (!title || !art) throw new Error('There is no hero');
        const wall = art.getBoundingClientRect();
        const tile = wall.height / 10;
        // The upper rows of the wall are steps: four tiles, then seven, each of whole tiles.
        const steps = [1, 2].map((row) => ({
          top: wall.top + row * tile,
          left: innerWidth - (1 + 3 * row) * tile,
        }));
        const words = document.createRange();
        words.selectNodeContents(title);
        return [...words.getClientRects()].filter(({ bottom, right }) =>
          steps.some(({ top, left }) => bottom > top + tile / 4 && right > left),
        ).length;
      });
      expect(onTiles, `${path} at ${now}`).toBe(0);
    }
});

test('a section below the window rises once, when a tenth of it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await expect(page.locator('.hero')).toHaveAttribute('data-version', 'parallax');
  const row = page.locator('.prow').first();
  await expect(row).toHaveAttribute('data-reveal', 'still');
  await page.mouse.wheel(0, 40);
  await expect(row).toHaveAttribute('data-reveal', 'waiting');
  await expect(row).toHaveCSS('opacity', '0');
  const began = row.evaluate(
    (element) =>
      new Promise<{ seconds: number; offset: string }>((resolve) => {
        element.addEventListener('animationstart', () => {
          const { animationDuration } = getComputedStyle(element);
          const offset = getComputedStyle(element).getPropertyValue('--reveal-offset');
          resolve({ seconds: Number.parseFloat(animationDuration), offset });
        });
      }),
  );
  await row.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  expect(await began).toEqual({ seconds: 0.5, offset: '50px' });
  await page.mouse.wheel(0, -4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2000);
  await expect(row).toHaveAttribute('data-reveal', 'shown');
});

test('nothing waits to rise under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
});
