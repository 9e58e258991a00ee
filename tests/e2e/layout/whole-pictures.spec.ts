import { expect, test } from '../../harness/browser-fixtures.ts';

const pages = [
  ...['/', '/services', '/case-studies', '/case-studies/halden'],
  ...['/blog', '/blog/iva-oss', '/team'],
];

for (const width of [390, 768, 1440])
  test(`no picture is cropped or stretched, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      const wrong = await page.locator('main img').evaluateAll(async (images) => {
        const pictures = images as HTMLImageElement[];
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.all(pictures.map((picture) => picture.decode()));
        return pictures.flatMap((picture) => {
          // A portrait fills its arch, whatever its ratio.
          if (picture.closest('.avatar')) return [];
          const { width: shownWidth, height: shownHeight } = picture.getBoundingClientRect();
          if (shownWidth === 0 || getComputedStyle(picture).objectFit === 'contain') return [];
          const drawn = picture.naturalWidth / picture.naturalHeight;
          const shown = shownWidth / shownHeight;
          // Beside the door of the closing call only the wall is cut: it keeps its height and its arch.
          const least = picture.currentSrc.endsWith('/cta.svg') ? 0.42 : 0.97;
          return shown / drawn < least || shown / drawn > 1.03 ? [picture.currentSrc] : [];
        });
      });
      expect(wrong, path).toEqual([]);
    }
  });

for (const width of [320, 390, 768, 1440])
  test(`the labels of charts are 10 px high or more, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const sizes = await page.locator('main svg.dg text').evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  });

test('what unfolds shows no mark of the browser', async ({ page }) => {
  for (const path of [
    '/',
    '/book-consultation',
    '/checkout?packageId=company-setup',
    '/client-portal',
  ]) {
    await page.goto(path);
    const marked = await page.locator('main summary').evaluateAll((summaries) =>
      summaries.flatMap((summary) => {
        const { display, listStyleType } = getComputedStyle(summary);
        return display === 'list-item' && listStyleType !== 'none' ? [summary.textContent] : [];
      }),
    );
    expect(marked, path).toEqual([]);
  }
});

for (const [path, section] of [
  ['/case-studies/halden', 'Case studies'],
  ['/blog/iva-oss', 'Blog'],
  ['/pt/blog/iva-oss', 'Blog'],
] as const)
  test(`the menu marks the section that ${path} belongs to`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#menu nav [aria-current]')).toHaveText(section);
  });
