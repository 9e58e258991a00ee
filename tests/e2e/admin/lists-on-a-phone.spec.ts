import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { seed } from './inbox-page.ts';

test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const lists = [
  { path: '/admin/inbox', list: '.threads' },
  { path: '/admin/content', list: 'main .pan' },
];

for (const language of ['English', 'Português'])
  test(`on a phone in ${language} the inbox and content begin in the first half of the screen`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/\/admin/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin');
    await seed(page);
    if (language === 'Português') await page.getByRole('button', { name: language }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path, list } of lists) {
      await page.goto(path);
      await expect(page.locator(list).getByRole('link').first()).toBeVisible();
      const top = (await page.locator(list).first().boundingBox())?.y;
      expect(top, path).toBeLessThan(422);
    }
  });
