import { trapName } from '#core/form-trap.ts';
import { expect, longForm, test } from '../../harness/browser-fixtures.ts';

for (const path of ['/', '/contact', '/book-consultation', '/pt/contact'])
  test(
    `the honeypot is out of reach for people, on ${path}`,
    longForm(path !== '/contact'),
    async ({ page }) => {
      await page.goto(path);
      const honeypot = page.locator(`input[name="${trapName}"]`);
      await expect(honeypot).toHaveCount(1);
      await expect(honeypot).toHaveAttribute('tabindex', '-1');
      await expect(honeypot).toHaveAttribute('aria-hidden', 'true');
      await expect(honeypot).toHaveAttribute('autocomplete', 'off');
      const box = await honeypot.boundingBox();
      expect(Math.max(box?.width ?? 99, box?.height ?? 99)).toBeLessThanOrEqual(2);
      await expect(honeypot).toHaveCSS('opacity', '0');
      const reachable = page.getByRole('textbox').and(honeypot);
      await expect(reachable).toHaveCount(0);
    },
  );

test('the newsletter form sends its honeypot fields, and a bot is refused', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const opened = Date.now();
  await page.goto('/');
  const section = page.getByRole('region', { name: /newsletter/i });
  await section.getByLabel('Email').fill('program@tessera.example');
  await page.locator(`input[name="${trapName}"]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  const answer = page.waitForResponse('**/api/newsletter/subscribe');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  const response = await answer;
  expect(response.status()).toBe(422);
  const sent = response.request().postDataJSON() as { website: string; openedAt: number };
  expect(sent.website).toBe('https://spam.example');
  expect(sent.openedAt).toBeGreaterThanOrEqual(opened);
  expect(sent.openedAt).toBeLessThanOrEqual(Date.now());
  await expect(section.getByLabel('Email')).toHaveValue('program@tessera.example');
  const next = page.waitForResponse('**/api/newsletter/subscribe');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  expect((await next).status()).toBeLessThan(300);
});
