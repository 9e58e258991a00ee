import type { Page } from '@playwright/test';
import { brokenSectionTexts, sectionNames } from '#site/layout/broken-section.texts.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';

type Row = Record<string, unknown>;

/** Opens home within the site, so that the browser reads what it shows. */
async function openHome(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/privacy`);
  await page.locator('header a').first().click();
  await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === prefix);
  await expect(page.locator('#newsletter')).toBeAttached();
}

/** What an answer of an older or newer version may lack: the charts go, and nothing else. */
const charts = ['officeHours', 'nextFiling', 'costs', 'filing1Days'];
test('home stays whole without a chart, as a server of another version answers', async ({
  page,
}) => {
  await openHome(page, '');
  const whole = await headings(page);
  let missing = '';
  await page.route(/\/api\/home$/, async (route) => {
    const response = await route.fetch();
    const { [missing]: _left, ...others } = (await response.json()) as Row;
    await route.fulfill({ response, json: others });
  });
  for (missing of charts)
    await test.step(missing, async () => {
      await openHome(page, '');
      await expect.poll(() => headings(page), missing).toEqual(whole);
    });
});

test('pages stand without the words that a server of the version before does not know', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.route(/\/api\/(page-words\/|home\/steps)/, (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'not_found' } }),
  );
  await openHome(page, '');
  await expect(page.getByRole('heading', { name: 'Newsletter', exact: true })).toBeVisible();
  await expect(page.locator('figure.quote')).toHaveCount(6);
  for (const [name, parts] of [
    ['Services', 'main article'],
    ['Contact', 'main form'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.locator(parts).first()).toBeVisible();
    await expect(page.locator('.failure')).toHaveCount(0);
  }
});

const headings = (page: Page) => page.locator('main h2').allInnerTexts();

/** Answers with values that no page expects, which hide at most the section that shows them. */
const oddAnswers = [
  ['packages', /\/api\/service-packages$/, { price: 'on request' }],
  ['packages', /\/api\/service-packages$/, { price: null }],
  ['caseStudies', /\/api\/case-studies\/featured/, { imageUrl: null, picture: null }],
  ['posts', /\/api\/blog-posts\?/, { imageUrl: null, picture: null }],
  ['testimonials', /\/api\/testimonials$/, { picture: null, quote: null }],
] as const;

for (const [language, prefix] of [
  ['en', ''],
  ['pt', '/pt'],
] as const)
  test(`${language}: a section with odd values leaves every other section standing`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/./);
    await openHome(page, prefix);
    const whole = await headings(page);
    for (const [section, path, odd] of oddAnswers)
      await test.step(`${section} with ${JSON.stringify(odd)}`, async () => {
        await page.route(path, async (route) => {
          const response = await route.fetch();
          const rows = (await response.json()) as Row[];
          await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...odd })) });
        });
        const answered = page.waitForResponse((response) => path.test(response.url()));
        await openHome(page, prefix);
        await (await answered).finished();
        await page.evaluate(async () => {
          for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
        });
        const name = sectionNames[language][section];
        const box = page.getByText(brokenSectionTexts[language].title.replace('{name}', name));
        await expect(
          async () => {
            const shown = await headings(page);
            const lost = whole.filter((heading) => !shown.includes(heading));
            expect(lost.length).toBeLessThanOrEqual((await box.count()) > 0 ? 1 : 0);
          },
          `${section} with ${JSON.stringify(odd)}`,
        ).toPass();
        await page.unroute(path);
      });
  });
