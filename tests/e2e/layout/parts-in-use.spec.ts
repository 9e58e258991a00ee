import type { Locator } from '@playwright/test';
import { expect, longForm, test } from '../../harness/browser-fixtures.ts';

/** Reads a computed value again and again, until it is as expected. */
function styleOf(element: Locator, property: string, pseudo?: string) {
  return expect.poll(() =>
    element.evaluate((one, [name, part]) => getComputedStyle(one, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const),
  );
}

test('the drop cap of an article leaves no hole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/iva-oss');
  await page.evaluate(() => document.fonts.ready);
  const { left, lines } = await page.locator('.prose--drop > p:first-child').evaluate((first) => {
    const found: { x: number; y: number }[] = [];
    const text = first.firstChild as Text;
    // The first letter is the drop cap itself.
    for (let index = 1; index < text.length; index++) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      for (const { width, left: x, bottom: y } of range.getClientRects())
        if (width > 0 && found.every((line) => Math.abs(line.y - y) > 4)) found.push({ x, y });
    }
    return { left: first.getBoundingClientRect().left, lines: found };
  });
  const beside = lines.filter(({ x }) => x > left + 8);
  expect(beside).toHaveLength(3);
  expect(lines.slice(0, 3)).toEqual(beside);
  for (const { x } of beside) expect(x).toBeCloseTo(beside[0]?.x ?? 0, 0);
  const [, second, third, below, last] = lines.map(({ y }) => y);
  expect(lines[3]?.x).toBeCloseTo(left, 0);
  const pitch = (third ?? 0) - (second ?? 0);
  expect((below ?? 0) - (third ?? 0)).toBeCloseTo(pitch, 0);
  expect((last ?? 0) - (below ?? 0)).toBeCloseTo(pitch, 0);
});

test('the chart’s caption is true in light and in dark, and its full bars are the shared hours', async ({
  page,
}) => {
  await page.goto('/');
  const chart = page.getByRole('img', { name: /Full colour: shared with Lisbon/ });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = await chart.evaluate((svg) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      const colourOf = (colour: string) => {
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)] as [number, number, number];
      };
      return [...svg.querySelectorAll('g')].map((row) =>
        [...row.querySelectorAll('rect')].map((bar) => {
          const colour = colourOf(getComputedStyle(bar).fill);
          const { left, right } = bar.getBoundingClientRect();
          return { left, right, strength: Math.max(...colour) - Math.min(...colour) };
        }),
      );
    });
    expect(seen).toHaveLength(4);
    const lisbon = seen[0]?.[0];
    for (const [whole, shared] of seen) {
      if (!lisbon || !whole || !shared) throw new Error('a row lacks a bar');
      expect(shared.strength, colorScheme).toBeGreaterThan(whole.strength + 30);
      expect(shared.left).toBeCloseTo(Math.max(whole.left, lisbon.left), 0);
      expect(shared.right).toBeCloseTo(Math.min(whole.right, lisbon.right), 0);
    }
  }
});

test('no two testimonials that are neighbours look alike', async ({ page }) => {
  await page.goto('/?testimonials=all');
  const cards = await page.locator('.quotes > .quote').evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, right, top, bottom } = figure.getBoundingClientRect();
      const avatar = figure.querySelector('.avatar');
      const look = avatar?.querySelector('img')?.getAttribute('src') ?? avatar?.textContent;
      return { left, right, top, bottom, look };
    }),
  );
  expect(cards).toHaveLength(11);
  const gap = 100;
  const alike = cards.flatMap((one, index) =>
    cards
      .slice(index + 1)
      .filter(
        (other) =>
          (!one.look || other.look === one.look) &&
          Math.max(one.left, other.left) - Math.min(one.right, other.right) < gap &&
          Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) < gap,
      ),
  );
  expect(alike).toEqual([]);
});

test('home’s hero at 768 px is drawn to its right edge and has no empty half', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const hero = page.locator('.hero');
  const box = (await hero.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const door = (await hero.locator('.door').boundingBox()) ?? { x: 0, width: 0, height: 0 };
  expect(door.x + door.width).toBeCloseTo(768, 0);
  expect(door.height / box.height).toBeGreaterThan(0.4);
  const drawn = async () => {
    const png = (await page.screenshot({ clip: box, animations: 'disabled' })).toString('base64');
    // Per cell of a grid of 12 × 12: whether anything is drawn in it.
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      canvas?.drawImage(bitmap, 0, 0);
      const [width, height] = [Math.floor(bitmap.width / 12), Math.floor(bitmap.height / 12)];
      return Array.from({ length: 12 }, (_, column) =>
        Array.from({ length: 12 }, (_, row) => {
          const cell = canvas?.getImageData(column * width, row * height, width, height).data ?? [];
          const greens = [...cell].filter((_, index) => index % 4 === 1);
          return greens.some((green) => Math.abs(green - (greens[0] ?? 0)) > 24);
        }),
      );
    }, png);
  };
  const share = (columns: boolean[][]) =>
    columns.flat().filter(Boolean).length / columns.flat().length;
  const all = await drawn();
  await hero
    .locator('> .wrap')
    .evaluate((words) => words.style.setProperty('visibility', 'hidden'));
  const art = await drawn();
  expect(share(all.slice(0, 6)), 'left half').toBeGreaterThan(0.6);
  expect(share(all.slice(6)), 'right half').toBeGreaterThan(0.6);
  expect(share(art.slice(11)), 'right edge').toBeGreaterThan(0.6);
  const first = art.findIndex((column) => column.includes(true));
  expect(first, 'twelfths of the width beside the art').toBeLessThan(6);
  expect(first).toBeGreaterThan(1);
});

test('tilt, shine, reveal and square are used on home and do what they say', async ({ page }) => {
  await page.goto('/');
  // Forced, because the link of the card lies over the picture.
  const tilted = page.locator('.art.fx-tilt.ar-square').first();
  await tilted.scrollIntoViewIfNeeded();
  const box = await tilted.boundingBox();
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  await styleOf(tilted.locator('img'), 'transform').toBe('none');
  await tilted.hover({ force: true });
  await styleOf(tilted.locator('img'), 'transform').toMatch(/^matrix3d/);
  const shining = page.locator('.art.fx-shine').first();
  await styleOf(shining, 'translate', '::after').toBe('-100%');
  await shining.hover({ force: true });
  await styleOf(shining, 'translate', '::after').toBe('100%');
  const revealing = page.locator('.art.fx-reveal').first();
  await styleOf(revealing.locator('img'), 'clip-path').toBe('inset(0px)');
  await revealing.hover({ force: true });
  await styleOf(revealing.locator('img'), 'clip-path').toBe('inset(5%)');
});

test('a consultant’s picture is a portrait, 4:5, before it loads too, and keeps its focal point', async ({
  page,
}) => {
  const imageUrl = '/art/tile-wall.svg?portrait';
  const tall = { width: 300, height: 900, widths: [], focus: [20, 70], alt: '', altPt: '' };
  const picture = { ...tall, credit: '' };
  await page.route('**/api/team', async (route) => {
    const team = (await (await route.fetch()).json()) as object[];
    const [first, second] = team;
    await route.fulfill({
      json: [
        { ...first, imageUrl, picture },
        { ...second, imageUrl },
      ],
    });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\?portrait$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'The team' }).click();
  const arches = page.locator('.consultant .avatar');
  const pictures = arches.locator('img');
  const ratios = (all: Element[]) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.round((100 * width) / height);
    });
  await expect(pictures).toHaveCount(2);
  expect(await arches.evaluateAll(ratios)).toEqual([80, 80]);
  release();
  for (const one of await pictures.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect(one).toHaveJSProperty('complete', true);
    await expect(one).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect(await arches.evaluateAll(ratios)).toEqual([80, 80]);
  expect(await pictures.evaluateAll(ratios)).toEqual([80, 80]);
  await styleOf(pictures.first(), 'object-position').toBe('20% 70%');
});

test('related articles at 768 px fill their row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/blog/iva-oss');
  const cards = page.getByRole('region', { name: 'Related' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('related articles keep a distance on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/iva-oss');
  const cards = page.getByRole('region', { name: 'Related' }).getByRole('article');
  const [first, second] = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(40);
});

for (const width of [768, 1440])
  for (const [path, region, count] of [
    ['/blog/gdpr-ten-people', 'Related', 1],
    ['/blog/two-languages', 'Related', 2],
    ['/blog?tag=premises', 'All Articles', 1],
  ] as const)
    test(
      `fewer articles than columns fill their row at ${width} px: ${path}`,
      longForm(path === '/blog/two-languages'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 1024 });
        await page.goto(path);
        const cards = page.getByRole('region', { name: region }).getByRole('article');
        await expect(cards).toHaveCount(count);
        const row = await cards.first().locator('..').boundingBox();
        const last = await cards.last().boundingBox();
        const right = (box: typeof row) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
        expect(right(last)).toBe(right(row));
        // One alone has its words beside its picture, which is as wide as that of the newest at most.
        const picture = await cards.first().locator('.art').boundingBox();
        const words = await cards.first().getByRole('heading').boundingBox();
        expect(picture?.width).toBeLessThanOrEqual(((row?.width ?? 0) * 7) / 12);
        if (count === 1) expect(words?.x).toBeGreaterThan(right(picture));
      },
    );

for (const width of [768, 1440])
  test(`the newest article is the widest, and every row is full at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    // Any number of articles: the cards of the samples are taken away one by one.
    for (let count = await page.locator('.post-cards > *').count(); count > 0; count -= 1) {
      const { row, cards } = await page.locator('.post-cards').evaluate((list) => ({
        row: Math.round(list.getBoundingClientRect().right),
        cards: [...list.children].map((card) => {
          const { top, right, width: wide } = card.getBoundingClientRect();
          return { top: Math.round(top), right: Math.round(right), width: Math.round(wide) };
        }),
      }));
      const widths = cards.map((card) => card.width);
      expect(widths, `${count} articles`).toEqual([...widths].sort((a, b) => b - a));
      const rows = Map.groupBy(cards, ({ top }) => top);
      for (const cells of rows.values())
        expect(cells.at(-1)?.right, `${count} articles: ${JSON.stringify(cards)}`).toBe(row);
      if (count > 2) expect(widths[0], `${count} articles`).toBeGreaterThan(widths[1] ?? 0);
      await page
        .locator('.post-cards > *')
        .last()
        .evaluate((card) => card.remove());
    }
  });

for (const [path, cells] of [['/?testimonials=all', '.quotes > .quote']] as const)
  test(`no cell stands alone in the last row of its grid: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const boxes = await page.locator(cells).evaluateAll((all) =>
      all.map((one) => {
        const { top, right } = one.getBoundingClientRect();
        return { top: Math.round(top), right: Math.round(right) };
      }),
    );
    const row = await page.locator(cells).first().locator('..').boundingBox();
    const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
    expect(boxes.length % 3).not.toBe(0);
    expect(last).toHaveLength(2);
    expect(last.at(-1)?.right).toBe(Math.round((row?.x ?? 0) + (row?.width ?? 0)));
  });

test('a tooltip of the filing year waits 700 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const tip = page.locator('.year .tip').first();
  await tip.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tip.getByRole('button').hover();
  await page.clock.runFor(650);
  await expect(tip.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await page.clock.runFor(60);
  await expect(tip.getByRole('tooltip')).toBeVisible();
});
