import { expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalLanguages, portalWords, rowsUnder } from './portal-page.ts';

for (const language of portalLanguages) {
  const words = portalWords[language];

  test(`${language}: the sidebar shows the user; only Projects is active; New Service leads to booking`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    const side = main.getByRole('complementary');
    await expect(side).toContainText('Noor El-Amin');
    await expect(side).toContainText('noor@tessera.example');
    const projects = side.getByRole('link', { name: words.projects });
    await expect(projects).toHaveAttribute('aria-current', 'page');
    const disabled = side.getByRole('button');
    await expect(disabled).toHaveText([...words.disabled]);
    for (const button of await disabled.all()) await expect(button).toBeDisabled();
    await side.getByRole('link', { name: words.newService }).click();
    await expect(page).toHaveURL(/\/book-consultation$/);
  });

  test(`${language}: each project shows its status in a colour of its own, its manager and a progress bar`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    const cards = main.getByRole('region', { name: words.projects }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    const colours = new Set<string>();
    const progress = [62, 15, 90, 100];
    for (const [index, name] of words.names.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('button')).toHaveText(name);
      await expect(card).toContainText(index === 1 ? 'Tiago Meireles' : 'Rita Falcão');
      await expect(card).toContainText(`${progress[index]}%`);
      const bar = card.getByRole('progressbar');
      await expect(bar).toHaveAccessibleName(new RegExp(name));
      expect(await bar.evaluate((element) => (element as HTMLProgressElement).value)).toBe(
        progress[index],
      );
      const badge = card.getByText(words.statuses[index] ?? '', { exact: true });
      colours.add(
        await badge.evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return `${backgroundColor} ${color}`;
        }),
      );
    }
    expect(colours.size).toBe(4);
    expect(await page.locator('progress[style]').count()).toBe(0);
  });

  test(`${language}: who works on it, who wrote and the client have a drawn face each`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    await expect(main.getByText(words.timeline)).toBeVisible();
    const faces = main.locator('.avatar').filter({ visible: true });
    // The client, the manager, and three messages.
    await expect(faces).toHaveCount(5);
    const shown = new Map<string, string>();
    for (const face of await faces.all()) {
      const picture = face.locator('img');
      await expect(picture).toHaveAttribute('src', /^\/art\/face-\d+-[a-z]+-[a-z]+\.svg$/);
      await picture.scrollIntoViewIfNeeded();
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
      ).toBe(true);
      shown.set((await face.textContent()) ?? '', (await picture.getAttribute('src')) ?? '');
    }
    expect([...shown.keys()].sort()).toEqual(['NE', 'RF']);
    // The same person is the same on the team's page.
    await page.goto(language === 'pt' ? '/pt/team' : '/team');
    await expect(page.locator('.avatar', { hasText: 'RF' }).locator('img')).toHaveAttribute(
      'src',
      shown.get('RF') ?? '',
    );
  });

  test(`${language}: the overview shows three tasks and three messages, cut at 100 characters`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    await expect(main.getByText(words.timeline)).toBeVisible();
    const tasks = rowsUnder(main, words.recentTasks);
    await expect(tasks).toHaveCount(3);
    for (const [index, status] of words.taskStatuses.entries())
      await expect(tasks.nth(index).getByText(status, { exact: true })).toBeVisible();
    const messages = rowsUnder(main, words.recentMessages);
    await expect(messages).toHaveCount(3);
    await expect(messages.first().locator('p')).toHaveText(words.preview);
    expect([...words.preview].length).toBe(101);
    await expect(messages.first().locator('time')).toHaveText(words.moment);
  });

  test(`${language}: the tabs show all tasks, whole messages, documents and invoices`, async ({
    page,
  }) => {
    const main = await openPortal(page, language);
    await main.getByRole('tab', { name: words.tabs[1] }).click();
    await expect(rowsUnder(main, words.tabs[1])).toHaveCount(5);
    await main.getByRole('tab', { name: words.tabs[2] }).click();
    await expect(rowsUnder(main, words.tabs[2])).toHaveCount(4);
    await expect(rowsUnder(main, words.tabs[2]).first().locator('p')).not.toContainText('…');
    await main.getByRole('tab', { name: words.tabs[3] }).click();
    await expect(rowsUnder(main, words.tabs[3])).toHaveCount(3);
    await expect(main.getByText(words.document)).toBeVisible();
    await main.getByRole('tab', { name: words.tabs[4] }).click();
    const rows = rowsUnder(main, words.tabs[4]);
    const colours = new Set<string>();
    for (const [index, [number, status, amount]] of words.invoices.entries()) {
      await expect(rows.nth(index)).toContainText(number);
      await expect(rows.nth(index)).toContainText(amount);
      const badge = rows.nth(index).getByText(status, { exact: true });
      colours.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(colours.size).toBe(3);
  });

  test(`${language}: what the demo does not offer is disabled`, async ({ page }) => {
    const main = await openPortal(page, language);
    await expect(main.getByRole('button', { name: words.scheduleMeeting })).toBeDisabled();
    await expect(main.getByRole('button', { name: words.requestTask })).toBeDisabled();
    await main.getByRole('tab', { name: words.tabs[1] }).click();
    await expect(main.getByRole('button', { name: words.requestTask })).toBeDisabled();
    await main.getByRole('tab', { name: words.tabs[3] }).click();
    await expect(main.getByRole('button', { name: words.requestDocument })).toBeDisabled();
    for (const index of [3, 4]) {
      await main.getByRole('tab', { name: words.tabs[index] ?? '' }).click();
      const downloads = main.getByRole('button', { name: words.download });
      await expect(downloads).toHaveCount(3);
      for (const button of await downloads.all()) await expect(button).toBeDisabled();
    }
  });

  test(`${language}: a message can be sent once it is not blank; sending only shows an alert`, async ({
    page,
  }) => {
    const main = await openPortal(page, language, '?tab=messages');
    const send = main.getByRole('tabpanel').getByRole('button', { name: words.send });
    const box = main.getByLabel(words.messageTo);
    await expect(send).toBeDisabled();
    await box.fill('  \n ');
    await expect(send).toBeDisabled();
    await box.fill('Olá');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const shown = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return [dialog.type(), dialog.message()];
    });
    await send.click();
    expect(await shown).toEqual(['alert', words.alert]);
    await expect(box).toHaveValue('Olá');
    expect(requests).toEqual([]);
    await box.fill('');
    await expect(send).toBeDisabled();
  });
}

test('a project without documents says so', async ({ page }) => {
  const main = await openPortal(page, 'en', '?project=online-store&tab=documents');
  await expect(main.getByRole('tabpanel')).toContainText('No documents in this project yet.');
});
