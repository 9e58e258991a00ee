import { expect, test } from '../../harness/browser-fixtures.ts';

const away = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 503, code: 'temporarily_unavailable' }),
};

for (const arrives of ['at once', 'after the screen is shown'])
  test(`a navigation whose data is unavailable asks the server for the page: ${arrives}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/503/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (arrives === 'at once') release();
    await page.route('**/api/case-studies*', async (route) => {
      await held;
      await route.fulfill(away);
    });
    await page.goto('/contact');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Case studies' })
      .click();
    await expect(page).toHaveURL('/case-studies');
    if (arrives !== 'at once') {
      await expect(page.locator('.spin--lg')).toBeVisible();
      release();
    }
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(documents).toEqual(['/case-studies']);
  });
