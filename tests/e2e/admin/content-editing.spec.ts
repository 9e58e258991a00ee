import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin|\/preview/);
});

const saved = (page: Page) => expect(page.getByRole('status').first()).toHaveText('Saved');

async function openFirst(page: Page, kind: string): Promise<void> {
  await page.goto(`/admin/content?kind=${kind}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'English' })).toBeVisible();
}

test('the page is beside the text, follows what is written, and a link shows it to a partner', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFirst(page, 'posts');
  const frame = page.frameLocator('iframe:not([data-next])');
  const toggle = page.getByRole('button', { name: 'Preview', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const english = page.getByRole('region', { name: 'English' });
  await english.getByLabel('Title', { exact: true }).fill('A draft that nobody sees');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A draft that nobody sees');
  const text = english.getByRole('textbox', { name: 'Text', exact: true });
  await text.press('Control+End');
  await text.pressSequentially('\n\n## Far below\n\nAnd its words.');
  const below = frame.getByRole('heading', { name: 'Far below' });
  await expect(below).toBeInViewport();
  await page.getByRole('radio', { name: 'Português' }).check();
  await page
    .getByRole('region', { name: 'Português' })
    .getByLabel('Title', { exact: true })
    .focus();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'pt-PT');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+p');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: 'Preview' }).check();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A draft that nobody sees');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('radio', { name: 'Write' }).check();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const partner = await browser.newContext();
  const theirs = await partner.newPage();
  await theirs.goto(url.replace(/^https?:\/\/[^/]+/, server.origin));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('A draft that nobody sees');
  await expect(theirs.getByText('A preview, with what is not on the site yet.')).toBeVisible();
  await partner.close();
});

test('a stale text is found on the board, and the jump lands in its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFirst(page, 'questions');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('region', { name: 'English' }).getByLabel('Question').fill('Why now?');
  await saved(page);
  await expect(
    page.getByRole('region', { name: 'What to do with it' }).getByRole('button'),
  ).toBeInViewport();
  await page.goto('/admin/content/translations?kind=questions');
  await page.getByRole('link', { name: 'Question older than its English' }).click();
  const twin = page.getByRole('region', { name: 'Português' }).getByLabel('Question');
  await expect(twin).toBeFocused();
  await page.getByText('What changed in the English').first().click();
  await expect(page.locator('.comparison ins')).toContainText('Why now?');
});

test('what was typed just before the screen is left reaches the server', async ({ page }) => {
  await openFirst(page, 'testimonials');
  const address = page.url();
  await page.getByLabel('Company').fill('Ours, Lda');
  const sent = page.waitForResponse((response) => response.url().endsWith('/draft'));
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await sent;
  await page.goto(address);
  await expect(page.getByLabel('Company')).toHaveValue('Ours, Lda');
});

/** Saves another description of a package, in both languages, as somebody else would. */
async function changeDescription(page: Page, id: string, description: string): Promise<void> {
  const status = await page.evaluate(
    async ([url = '', text = '']) => {
      const { draft, revision } = await (await fetch(url)).json();
      const response = await fetch(`${url}/draft`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'If-Match': `"${revision}"` },
        body: JSON.stringify({ ...draft, description: text, descriptionPt: 'Veja.' }),
      });
      return response.status;
    },
    [`/api/admin/content/packages/${id}`, description],
  );
  expect(status).toBe(200);
}

test('several records are withdrawn and brought back, asked about and published, and put in another order', async ({
  page,
  server,
}) => {
  await page.goto('/admin/content?kind=packages');
  const boxes = page.getByRole('checkbox', { name: /^Choose/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const listed = async () =>
    (
      (await (await page.request.get(`${server.origin}/api/service-packages`)).json()) as {
        id: string;
      }[]
    ).map(({ id }) => id);
  const before = await listed();
  await page
    .getByRole('region', { name: '2 chosen' })
    .getByRole('button', { name: 'Take off' })
    .click();
  await expect(page.getByRole('region', { name: 'What was just done' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(async () => (await listed()).toSorted()).toEqual(before.toSorted());

  const [first = '', second = ''] = before;
  await changeDescription(page, first, 'See [all](/no-such-page).');
  await changeDescription(page, second, 'See [all](/services).');
  await page.goto('/admin/content?kind=packages&state=edited');
  await page
    .getByRole('checkbox', { name: /^Choose/ })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Choose/ })
    .nth(1)
    .check();
  const chosen = page.getByRole('region', { name: '2 chosen' });
  await chosen.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Publish them like this?' });
  await expect(question).toContainText('Description: the link /no-such-page leads nowhere');
  await question.getByRole('button', { name: 'Only the others' }).click();
  const done = page.getByRole('region', { name: 'What was just done' });
  await expect(done).toContainText('1 published');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);

  await page.goto('/admin/content?kind=packages');
  await page.getByRole('link', { name: 'Order on the site' }).click();
  const top = page.getByRole('main').locator('ol > li').first();
  const title = await top.locator('b').innerText();
  const down = page.getByRole('button', { name: `Move ${title} down` });
  const saving = page.waitForResponse((response) => response.request().method() === 'PUT');
  await down.press('Enter');
  await saving;
  await expect(page.getByRole('main').locator('ol > li').nth(1)).toContainText(title);
});

for (const path of ['redirects', 'questions/order'])
  test(`${path}: no accessibility finding`, async ({ page }) => {
    await page.goto(`/admin/content/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
