import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { type Locale, requestSubscription, subscribe } from './newsletter-links.ts';

const words = {
  en: {
    prefix: '',
    title: 'Leave the newsletter',
    press: 'Unsubscribe',
    busy: 'Unsubscribing',
    done: 'You have left the newsletter',
    putBack: 'That was a mistake, put me back',
    back: 'You are back on the list',
    newLink: 'Send a new link',
    sent: 'a new link is on its way',
    unknown: 'This link is not valid',
    contact: 'Write to us',
    failed: 'That did not work. Please try again in a moment.',
    other: 'Send it in Portuguese',
    inOther: 'The newsletter comes to you in Portuguese.',
  },
  pt: {
    prefix: '/pt',
    title: 'Sair da newsletter',
    press: 'Cancelar a subscrição',
    busy: 'A cancelar',
    done: 'Saiu da newsletter',
    putBack: 'Foi engano, quero voltar',
    back: 'Está de novo na lista',
    newLink: 'Enviar uma nova ligação',
    sent: 'a nova ligação já vai a caminho',
    unknown: 'Esta ligação não é válida',
    contact: 'Escreva-nos',
    failed: 'Não foi possível. Tente novamente dentro de momentos.',
    other: 'Enviem-ma em inglês',
    inOther: 'A newsletter chega-lhe em inglês.',
  },
} as const;

for (const locale of ['en', 'pt'] satisfies Locale[]) {
  const w = words[locale];

  test(`a reader unsubscribes by one press, and a reload says so, in ${locale}`, async ({
    page,
    request,
    server,
  }) => {
    const links = await subscribe({ request, server }, `leaves.${locale}@tessera.example`, locale);
    await page.goto(links.page);
    await expect(page).toHaveTitle(new RegExp(w.title));
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: w.other }).click();
    await expect(page.getByText(w.inOther)).toBeVisible();
    await page.reload();
    await expect(page.getByText(w.inOther)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: w.press }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.done);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.done);
    await page.getByRole('button', { name: w.putBack }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.back);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
  });

  test(`the second press of a double tap subscribes nobody again, in ${locale}`, async ({
    page,
    request,
    server,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const links = await subscribe({ request, server }, `twice.${locale}@tessera.example`, locale);
    await page.clock.install();
    await page.goto(links.page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: w.press }).click();
    const putBack = page.getByRole('button', { name: w.putBack });
    await putBack.waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await putBack.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.clock.runFor(1000);
    await expect(putBack).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.done);
    await putBack.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.back);
  });

  test(`the address of a mail program's one click opens the page, in ${locale}`, async ({
    page,
    request,
    server,
  }) => {
    const email = `click.${locale}@tessera.example`;
    const links = await subscribe({ request, server }, email, locale);
    await page.goto(links.oneClick);
    expect(page.url()).toBe(links.page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
  });

  test(`an unknown link says so, in ${locale}`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto(`${w.prefix}/newsletter/unsubscribe/nobody`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.unknown);
    await expect(page.getByRole('main').getByRole('link', { name: w.contact })).toBeVisible();
    const send = page.getByRole('button', { name: w.newLink });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const [field, button] = [
      await page.getByRole('main').getByLabel('mail').boundingBox(),
      await send.boundingBox(),
    ];
    expect(Math.abs((field?.y ?? 0) - (button?.y ?? Number.NaN))).toBeLessThan(1);
    expect(button?.height).toBeCloseTo(field?.height ?? 0, 0);
    await page.getByRole('main').getByLabel('mail').fill('no address');
    await send.click();
    await expect(page.getByRole('main').getByLabel('mail')).toBeFocused();
    await page.getByRole('main').getByLabel('mail').fill('nobody@tessera.example');
    await send.click();
    await expect(page.getByRole('main')).toContainText(w.sent);
  });

  test(`a press that fails says so, and works again, in ${locale}`, async ({
    page,
    request,
    server,
    allowConsole,
  }) => {
    allowConsole(/500/);
    const links = await subscribe({ request, server }, `fails.${locale}@tessera.example`, locale);
    await page.route('**/api/newsletter/unsubscribe', (route) => route.fulfill({ status: 500 }), {
      times: 1,
    });
    await page.goto(links.page);
    const button = page.getByRole('button', { name: w.press });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(w.failed);
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.done);
  });
}

test('the page follows the language that the reader chooses', async ({ page, request, server }) => {
  const links = await subscribe({ request, server }, 'toggle@tessera.example', 'en');
  await page.goto(links.page);
  await page
    .getByRole('button', { name: /Portugu|^PT$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pt.title);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`both pages are accessible at ${width} px, ${colorScheme}`, async ({
      page,
      request,
      server,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const name = `axe.${width}.${colorScheme}`;
      await page.goto(
        await requestSubscription({ request, server }, `${name}.1@tessera.example`, 'pt'),
      );
      expect(await axeViolations(page)).toEqual([]);
      const links = await subscribe({ request, server }, `${name}.2@tessera.example`, 'en');
      await page.goto(links.page);
      expect(await axeViolations(page)).toEqual([]);
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'pt'] satisfies Locale[])
    test(`a reader unsubscribes by a plain form, in ${locale}`, async ({
      page,
      request,
      server,
      allowConsole,
    }) => {
      allowConsole(/\.js csp$/);
      const w = words[locale];
      const links = await subscribe({ request, server }, `plain.${locale}@tessera.example`, locale);
      await page.goto(links.page);
      await page.getByRole('button', { name: w.press }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.done);
      expect(page.url()).toBe(links.page);
    });
});
