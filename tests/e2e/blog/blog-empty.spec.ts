import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

test.use({ serverEnv: { SAMPLES: 'off' } });

const words = {
  '': { title: 'No articles yet', filters: /adjust|filters|Search/i },
  '/pt': { title: 'Ainda não há artigos', filters: /ajust|filtros|Pesquisar/i },
} as const;

for (const prefix of ['', '/pt'] as const) {
  const { title, filters } = words[prefix];

  test(`a blog without an article says so, without anything to filter: ${prefix}/blog`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/blog`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main).not.toContainText(filters);
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    expect(await axeViolationsInEveryLook(page, [1280])).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it says the same', async ({ page, allowConsole }) => {
    allowConsole(/\.js csp$/);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
