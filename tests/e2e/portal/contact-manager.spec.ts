import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalLanguages, portalWords } from './portal-page.ts';

for (const language of portalLanguages) {
  const words = portalWords[language];

  test(`${language}: the dialog takes the focus, traps it and returns it on Escape`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    const opener = main.getByRole('button', { name: words.contactManager });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.contactManager });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel(words.message)).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`${language}: the dialog's send button performs no action`, async ({ page }) => {
    const main = await openPortal(page, language);
    await main.getByRole('button', { name: words.contactManager }).click();
    const dialog = page.getByRole('dialog', { name: words.contactManager });
    await dialog.getByLabel(words.message).fill('Hello');
    const events: string[] = [];
    page.on('request', (request) => events.push(request.url()));
    page.on('dialog', (alert) => {
      events.push(alert.message());
      void alert.dismiss();
    });
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel(words.message)).toHaveValue('Hello');
    expect(events).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`${language}: the close button, Cancel and the backdrop close the dialog; the text stays`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    const opener = main.getByRole('button', { name: words.contactManager });
    const dialog = page.getByRole('dialog', { name: words.contactManager });
    await opener.click();
    await dialog.getByLabel(words.message).fill('Half a thought');
    await dialog.getByRole('button', { name: words.close, exact: true }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog.getByLabel(words.message)).toHaveValue('Half a thought');
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(dialog).toBeHidden();
  });
}
