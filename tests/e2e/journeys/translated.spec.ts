import type { Page } from '@playwright/test';
import { contactScreenTexts } from '#features/contact/contact-screen.texts.ts';
import type { Language } from '#i18n/language.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { noteTexts, textsSeen } from '../../harness/seen-texts.ts';
import { type Translation, translateOnce } from '../../harness/translated-page.ts';
import { bookingPage, bookOverApi, firstFreeSlot, newPerson } from '../booking/booking-page.ts';
import { cards, checkoutPage, paymentDetails } from '../checkout/checkout-page.ts';
import { words as contactWords, fill, newAddress, open, toastOf } from '../contact/contact-form.ts';
import { words as homeWords, sectionOf } from '../home/home-page.ts';
import { openPortal, portalWords } from '../portal/portal-page.ts';
import { guidePage } from '../start/guide.ts';

// Whatever is pressed on a page that a browser translates is seen, and throws nothing. The first two
// have each language, time and way; the long form pairs them otherwise as well.
const pairs: (Required<Translation> & { language: Language })[] = [
  { language: 'en', from: 'parsed', by: 'replacing' },
  { language: 'pt', from: 'alive', by: 'moving' },
  { language: 'en', from: 'alive', by: 'replacing' },
  { language: 'pt', from: 'alive', by: 'replacing' },
];
const translations = process.env.TEST_LONG ? pairs : pairs.slice(0, 2);

/** The page is translated to its last text that a translator takes. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('html.translated-ltr')).toBeAttached();
  await expect(page.locator('main font').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 }).locator('font').first()).toBeAttached();
}

for (const { language, ...translation } of translations)
  test.describe(`${language}, from ${translation.from}, by ${translation.by}`, () => {
    test.use({ translation });
    const home = homeWords[language];
    const prefix = language === 'pt' ? '/pt' : '';

    test('the contact form says what is wrong, that it sends and that it has sent', async ({
      page,
    }) => {
      const w = contactWords[language];
      const email = newAddress();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/contact', async (route) => {
        await held;
        await route.continue();
      });
      await open(page, w.path);
      await expectTranslated(page);
      await page.getByRole('button', { name: w.send }).click();
      for (const error of w.errors) await expect(page.getByText(error)).toBeVisible();
      const fields = await fill(page, w, email);
      for (const error of w.errors) await expect(page.getByText(error)).toHaveCount(0);
      await fields.send.click();
      await expect(page.locator('.contact-form button[type=submit]')).toHaveText(w.sending);
      release();
      await expect(toastOf(page, w.sent)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(email);
      await expect(page.getByRole('button', { name: w.sending })).toHaveCount(0);
    });

    test('a consultation is booked', async ({ page, server }) => {
      const screen = bookingPage(page, language);
      const person = newPerson();
      const slot = await firstFreeSlot(server);
      await screen.open();
      await expectTranslated(page);
      const month = screen.form.locator('[aria-live]').first();
      const before = await month.innerText();
      await screen.nextMonth.click();
      await expect(month).not.toHaveText(before);
      await screen.previousMonth.click();
      await expect(month).toHaveText(before);
      await screen.confirm.click();
      await expect(screen.whenError).toBeVisible();
      await screen.choose(slot);
      await expect(screen.summary).toContainText(slot.time);
      await screen.fill(person);
      await screen.confirm.click();
      const heading = screen.t.bookedName.replace('{name}', 'Noor');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('region', { name: heading })).toContainText(slot.time);
      await expect(screen.form).toBeHidden();
      await screen.another.click();
      await screen.expectFields({ name: '', email: '', company: '', phone: '' });
    });

    test('the newsletter is subscribed to, and once more', async ({ page }) => {
      const address = newAddress();
      await page.goto(home.path);
      await expectTranslated(page);
      const section = sectionOf(page, home.newsletter);
      await section.getByLabel(home.email).fill('noor@');
      await section.getByRole('button', { name: home.subscribe }).click();
      await expect(section.getByText(home.invalidEmail)).toBeVisible();
      await section.getByLabel(home.email).fill(address);
      await expect(section.getByText(home.invalidEmail)).toHaveCount(0);
      await section.getByRole('button', { name: home.subscribe }).click();
      await expect(section.getByRole('heading', { name: home.thanks })).toBeVisible();
      await expect(section.getByText(address)).toBeVisible();
      await section.getByRole('button', { name: home.another }).click();
      await expect(section.getByRole('button', { name: home.subscribe })).toBeVisible();
      await expect(section.getByText(home.thanks)).toHaveCount(0);
    });

    test('a package is bought, from its button to the confirmed payment', async ({ page }) => {
      await page.goto(home.path);
      await expectTranslated(page);
      await noteTexts(page, [home.initiated, home.processing, home.redirecting]);
      await sectionOf(page, home.packages).getByRole('article').first().getByRole('button').click();
      await page.waitForURL(`**${home.checkout}`);
      expect(await textsSeen(page)).toHaveLength(3);
      const checkout = checkoutPage(page, language);
      await expect(checkout.number).toBeVisible();
      await expectTranslated(page);
      await checkout.writeCard(cards.declined);
      await checkout.pay.click();
      await expect(checkout.failure).toBeVisible();
      await expect(checkout.pay).toHaveText(checkout.words.pay);
      await checkout.number.fill(cards.secondStep);
      await checkout.pay.click();
      await checkout.dialog
        .getByRole('button', { name: checkout.words.refuse, exact: true })
        .click();
      await expect(checkout.dialog).toHaveCount(0);
      await expect(checkout.failure).toBeVisible();
      await checkout.number.fill(cards.good);
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(Object.keys(await paymentDetails(page)).length).toBeGreaterThan(5);
    });

    test('the language switch changes every text, and back', async ({ page }) => {
      await page.goto(`${prefix}/services`);
      await expectTranslated(page);
      const title = page.getByRole('heading', { level: 1 });
      const toggle = page.getByRole('button', { name: /Switch to Portuguese|Mudar para inglês/ });
      const main = page.getByRole('main');
      const [titleBefore, textBefore] = [await title.innerText(), await main.innerText()];
      const [here, there] = language === 'en' ? ['EN', 'PT'] : ['PT', 'EN'];
      await expect(toggle).toHaveText(here);
      await toggle.click();
      await expect(toggle).toHaveText(there);
      await expect(title).not.toHaveText(titleBefore);
      const plain = await page.context().browser()?.newPage();
      if (!plain) throw new Error('The browser is gone.');
      await plain.goto(new URL(language === 'en' ? '/pt/services' : '/services', page.url()).href);
      const expected = await plain.getByRole('main').innerText();
      await plain.close();
      await expect.poll(() => main.innerText()).toBe(expected);
      await toggle.click();
      await expect(toggle).toHaveText(here);
      await expect.poll(() => main.innerText()).toBe(textBefore);
    });

    test('the floating menu leads to a whole page, and back', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/services`);
      await expectTranslated(page);
      const button = page.locator('[popovertarget="contact-options"]');
      const menu = page.locator('#contact-options');
      await button.click();
      await expect(menu.getByRole('link')).toHaveCount(3);
      await menu.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(menu).toBeHidden();
      const titles = page.getByRole('heading', { level: 1 });
      await expect(titles).toHaveText(contactScreenTexts[language].title);
      await page.goBack();
      await expect(titles).not.toHaveText(contactScreenTexts[language].title);
      await expect(titles).toHaveCount(1);
    });

    test('more testimonials come, and the button goes with the last', async ({ page }) => {
      await page.goto(home.path);
      await expectTranslated(page);
      const section = sectionOf(page, home.testimonials);
      const more = section.getByRole('button', { name: home.loadMore });
      const figures = section.getByRole('figure');
      await expect(figures).toHaveCount(6);
      while ((await more.count()) > 0) {
        const count = await figures.count();
        await more.click();
        await expect.poll(() => figures.count()).toBeGreaterThan(count);
      }
      await expect(figures.last()).toBeVisible();
      await expect(figures.last().locator('font').first()).toBeAttached();
    });

    test('the blog is searched and filtered', async ({ page }) => {
      const t = blogWords[language];
      await page.goto(`${prefix}/blog`);
      await expectTranslated(page);
      const cards = page.locator('main article h3');
      await expect(cards).toHaveCount(12);
      const before = await cards.allInnerTexts();
      const box = page.getByRole('searchbox');
      await box.pressSequentially(t.query, { delay: 30 });
      await expect(cards).toHaveText([t.found]);
      await box.fill('zzzz');
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      await page.getByRole('button', { name: t.clear }).click();
      await expect(cards).toHaveText(before);
      await expect(page.getByText(t.empty)).toHaveCount(0);
      await page.getByRole('button', { name: t.tag, exact: true }).click();
      await expect(cards).toHaveCount(3);
      await page.getByRole('button', { name: t.tag, exact: true }).click();
      await expect(cards).toHaveText(before);
    });

    test('the guide answers, and answers otherwise', async ({ page }) => {
      const guide = guidePage(page, language);
      await page.goto(guide.path);
      await expectTranslated(page);
      for (const { question, answer } of guide.given) await guide.radio(question, answer).check();
      await guide.show.click();
      await expect(guide.rows).toHaveCount(6);
      const heading = guide.answer.getByRole('heading', { level: 2 });
      const first = await heading.innerText();
      await guide.radio(guide.t.form, guide.t.form_branch).check();
      if (await guide.show.isVisible()) await guide.show.click();
      await expect(heading).not.toHaveText(first);
    });

    test('the tabs and the dialog of the client portal', async ({ page }) => {
      const { names, tabs, ...w } = portalWords[language];
      const main = await openPortal(page, language);
      await expectTranslated(page);
      for (const [index, tab] of tabs.entries()) {
        await main.getByRole('tab', { name: tab }).click();
        await expect(main.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(main.getByRole('tabpanel')).toHaveCount(1);
        await expect(main.getByRole('tabpanel').locator('font').first()).toBeAttached();
      }
      await expect(main.getByRole('tabpanel')).toContainText(w.invoices[0][0]);
      await main.getByRole('button', { name: names[1] }).click();
      await expect(main.locator('.portal-header__name')).toHaveText(names[1]);
      await main.getByRole('button', { name: names[0] }).click();
      await expect(main.locator('.portal-header__name')).toHaveText(names[0]);
      await main.getByRole('button', { name: w.contactManager }).click();
      const dialog = page.getByRole('dialog', { name: w.contactManager });
      await dialog.getByLabel(w.message).fill('When is it done?');
      await dialog.getByRole('button', { name: w.cancel }).click();
      await expect(dialog).toBeHidden();
    });

    test('the sign-in of the back office asks for the code, and says that it was not that', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/401|404|422/);
      const w = signInWords[language];
      await page.goto(`${prefix}/sign-in`);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(w.title);
      await expect(title.locator('font').first()).toBeAttached();
      await page.getByLabel(w.email).fill(newAddress());
      await page.keyboard.press('Enter');
      const code = page.getByLabel(w.code, { exact: true });
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await expect(title).toHaveText(w.wrong);
      await page.getByRole('button', { name: /Switch to Portuguese|Mudar para inglês/ }).click();
      await expect(title).toHaveText(signInWords[language === 'en' ? 'pt' : 'en'].wrong);
    });
  });

for (const language of ['en', 'pt'] as const) {
  const home = homeWords[language];

  test(`a page that is translated again and again goes on working, in ${language}`, async ({
    page,
    server,
  }) => {
    const screen = bookingPage(page, language);
    const slot = await firstFreeSlot(server);
    await screen.open();
    await translateOnce(page);
    await screen.choose(slot);
    await translateOnce(page);
    await expect(screen.summary).toContainText(slot.time);
    await screen.fill(newPerson());
    await screen.confirm.click();
    const heading = screen.t.bookedName.replace('{name}', 'Noor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    const w = contactWords[language];
    const email = newAddress();
    await open(page, w.path);
    for (let count = 0; count < 3; count += 1) await translateOnce(page);
    await page.getByRole('button', { name: w.send }).click();
    for (const error of w.errors) await expect(page.getByText(error)).toBeVisible();
    await translateOnce(page);
    const fields = await fill(page, w, email);
    for (const error of w.errors) await expect(page.getByText(error)).toHaveCount(0);
    await fields.send.click();
    await expect(page.getByRole('main')).toContainText(email);

    await page.goto(home.path);
    await translateOnce(page);
    await translateOnce(page);
    await sectionOf(page, home.packages).getByRole('article').first().getByRole('button').click();
    await page.waitForURL(`**${home.checkout}`);
    const checkout = checkoutPage(page, language);
    await expect(checkout.number).toBeVisible();
    await translateOnce(page);
    await translateOnce(page);
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
    await page.getByRole('button', { name: /Switch to Portuguese|Mudar para inglês/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'pt-PT' : 'en');
  });
}

const blogWords = {
  en: {
    query: 'LISBON or',
    found: 'Lisbon or Porto? A practical comparison for small teams',
    empty: 'No articles found',
    clear: 'Clear filters',
    tag: 'Tax',
  },
  pt: {
    query: 'LISBOA ou',
    found: 'Lisboa ou Porto? Uma comparação prática para equipas pequenas',
    empty: 'Nenhum artigo encontrado',
    clear: 'Limpar filtros',
    tag: 'Impostos',
  },
} as const;
const signInWords = {
  en: { title: 'Come in', email: 'Email', code: 'Code', wrong: 'That was not the code' },
  pt: {
    title: 'Iniciar sessão',
    email: 'E-mail',
    code: 'Código',
    wrong: 'O código não era esse',
  },
} as const;

/** Returns the texts of the page that are nothing but a name and would be translated. */
async function findUnkept(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((kept) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isKept = node.parentElement?.closest('[translate="no"], script, style, title, svg');
      if (kept.includes(text) && !isKept) found.push(text);
    }
    return found;
  }, names);
}

for (const prefix of ['', '/pt'])
  test(`no translator takes a name for words: ${prefix}/`, async ({ page, server }) => {
    const company = await (await fetch(`${server.origin}/api/company`)).json();
    const { brand, legalName, nipc, street, postalCode, city, phone, email } = company;
    const team = (await (await fetch(`${server.origin}/api/team`)).json()) as { name: string }[];
    const clients = (await (await fetch(`${server.origin}/api/testimonials`)).json()) as {
      name: string;
      company: string;
    }[];
    const names: string[] = [
      ...[brand, legalName, nipc, street, postalCode, city, phone, email],
      ...team.map(({ name }) => name),
      ...clients.flatMap((client) => [client.name, client.company]),
    ];
    for (const name of names) expect(name).toMatch(/\S/);
    for (const path of [
      ...['/', '/contact', '/team', '/privacy', '/book-consultation', '/sign-in'],
      ...['/blog', '/blog/iva-oss', '/case-studies', '/case-studies/halden', '/services'],
    ]) {
      await page.goto(path === '/' ? prefix || '/' : prefix + path);
      await expect(page.locator('.brand').first()).toHaveAttribute('translate', 'no');
      expect.soft(await findUnkept(page, names), path).toEqual([]);
    }

    const language = prefix === '' ? 'en' : 'pt';
    const slot = await firstFreeSlot(server);
    const person = newPerson();
    const { reference, manageUrl } = await bookOverApi(server, slot, person);
    await page.goto(prefix + new URL(manageUrl).pathname.replace(/^\/pt/, ''));
    await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
    expect(await findUnkept(page, [reference]), 'booking').toEqual([]);

    const checkout = checkoutPage(page, language);
    await checkout.open();
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
    const order = Object.values(await paymentDetails(page)).find((value) =>
      /^EN-\w{6}$/.test(value),
    );
    await expect(page.getByText(order ?? 'no order', { exact: true }).first()).toBeVisible();
    expect(await findUnkept(page, [order ?? 'no order']), 'payment').toEqual([]);
  });
