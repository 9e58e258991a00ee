import { expect, test } from '../../harness/browser-fixtures.ts';

test.use({ timezoneId: 'Asia/Dubai' });

/** A Wednesday, by day, and a Saturday. */
const open = '2026-12-02T14:32:00.000Z';
const shut = '2026-12-05T23:10:00.000Z';

for (const [path, byDay, byNight] of [
  [
    '/',
    'It is 14:32 in Lisbon, light until 17:15; we pick up the phone until 18:00.',
    'It is 23:10 in Lisbon, dark until 07:40; we open Monday at 09:00.',
  ],
  [
    '/pt',
    'São 14:32 em Lisboa, com luz até às 17:15; atendemos o telefone até às 18:00.',
    'São 23:10 em Lisboa, de noite até às 07:40; abrimos na segunda-feira às 09:00.',
  ],
] as const)
  for (const width of [390, 1440])
    test(`${path} says what is so in Lisbon, in the space of the office hours, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const now = page.locator('.lisbon-now').filter({ visible: true });
      const openings = [open.slice(0, 10), '2026-12-07', '2026-12-09'].map((day) => {
        return { from: `${day}T09:00:00.000Z`, to: `${day}T18:00:00.000Z` };
      });
      const seen = async (time: string, text: string) => {
        await page.clock.setFixedTime(time);
        await page.route('**/api/home', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), openings } });
        });
        // By a link, so that the page reads what it shows.
        await page.goto(`${path === '/' ? '' : path}/contact`);
        await page.getByRole('banner').getByRole('link', { name: 'Entrada' }).click();
        await expect(now).toHaveText(text);
        return (await now.boundingBox())?.height;
      };
      const height = await seen(open, byDay);
      await expect(now).toHaveAttribute('data-open', 'true');
      expect(await seen(shut, byNight)).toBe(height);
      await expect(now).toHaveAttribute('data-open', 'false');
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the office hours stand where the time would be', async ({ page }) => {
    await page.goto('/pt');
    await expect(page.locator('.hero .lisbon-now')).toHaveText(
      'Dias úteis, das 09:00 às 18:00, hora de Lisboa.',
    );
  });
});
