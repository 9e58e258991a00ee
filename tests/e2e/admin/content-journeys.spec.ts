import { questionTexts } from '#features/content/admin/question.texts.ts';
import { scheduleTexts } from '#features/content/admin/schedule.texts.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { fieldTexts } from '#features/content/fields/fields.texts.ts';
import { contentListTexts } from '#features/content/lists/admin/content-list.texts.ts';
import { toolbarTexts } from '#features/content/writing/toolbar.texts.ts';
import { filesTexts } from '#features/files/components/files.texts.ts';
import { amountTexts } from '#i18n/amount.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { photograph } from '../../factories/files/sample-files.ts';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { contentEditor } from './content-editor.ts';

// The words of the site change, so the server is of this file alone.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test.beforeEach(({ page, allowConsole }) => {
  page.setDefaultTimeout(15_000);
  // The back office is another build; what is not on the site yet is asked for on purpose.
  allowConsole(/\/admin|404/);
});

const looks = [
  { width: 390, language: 'pt', isPhone: true },
  { width: 1440, language: 'en', isPhone: false },
] as const;

for (const { width, language, isPhone } of looks)
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ hasTouch: isPhone, viewport: { width, height: 844 } });
    const title = `Quatro passos ${width}`;

    test('a post is written, translated, scheduled, published, moved and withdrawn', async ({
      page,
      server,
    }) => {
      const editor = contentEditor({ page, language, isPhone });
      const { press, button, panel, field, word } = editor;
      const statusOf = async (path: string) =>
        (await page.request.get(server.origin + path, { maxRedirects: 0 })).status();
      await editor.open('/admin/content');
      const create = contentListTexts[language].create;
      await press(page.getByRole('link', { name: create, exact: true }));
      await editor.fill({ title: `Four steps ${width}`, summary: 'What to bring.' });

      const tools = toolbarTexts[language];
      const tool = (name: 'heading' | 'bullets' | 'link' | 'picture') =>
        press(panel('en').getByRole('button', { name: tools[name], exact: true }));
      const text = field('content');
      await press(text);
      await page.keyboard.type('What to bring');
      await tool('heading');
      await page.keyboard.type('\n\n');
      await tool('bullets');
      await page.keyboard.type('a passport\nan address\n\n\nSee ');
      await tool('link');
      await page.keyboard.type('/services');
      await page.keyboard.press('ControlOrMeta+End');
      await tool('picture');
      const dialog = page.getByRole('dialog');
      const chooser = page.waitForEvent('filechooser');
      await press(dialog.getByText(filesTexts[language].upload, { exact: true }));
      const file = { name: `Cais ${width}.jpg`, mimeType: 'image/jpeg' };
      await (await chooser).setFiles([{ ...file, buffer: await photograph(120, 80) }]);
      await expect(text).toHaveValue(
        /^## What to bring\n\n- a passport\n- an address\n\n+See \[.+\]\(\/services\)\n\n!\[\]\(\/files\/.+\)\n\n$/,
      );

      await press(field('tags'));
      const known = page.getByRole('group', { name: fieldTexts[language].existing });
      const label = (await known.getByRole('button').first().textContent()) ?? '';
      // The name in the reader's language, and after it the tag as it is stored.
      const tag = /\((.+)\)$/.exec(label)?.[1] ?? label;
      await press(known.getByRole('button').first());
      await expect(field('tags')).toHaveValue(new RegExp(`^${tag}`));
      await editor.fill({ slug: `four-steps-${width}` });
      await field('author').selectOption('Rita Falcão');
      await press(button(fieldTexts[language].choosePicture));
      await press(dialog.getByRole('button', { name: new RegExp(file.name) }));

      await editor.fill({ titlePt: title, summaryPt: 'O que trazer.' });
      await editor.fill({ contentPt: '## O que trazer\n\n- um passaporte' });
      await editor.saved();
      await press(page.getByText(word('later'), { exact: true }));
      const day = `${new Date().getFullYear() + 1}-03-28`;
      const later = page.locator('form', { has: button(scheduleTexts[language].schedule) });
      await later.getByLabel(scheduleTexts[language].day, { exact: true }).fill(day);
      await later.getByLabel(scheduleTexts[language].time, { exact: true }).fill('00:30');
      await press(button(scheduleTexts[language].schedule));
      await press(button(questionTexts[language].scheduleAnyway));
      await expect(page.getByText(word('state_scheduled')).first()).toBeVisible();
      expect(await statusOf(`/blog/four-steps-${width}`)).toBe(404);
      expect(await axeViolationsInEveryLook(page)).toEqual([]);
      await page.setViewportSize({ width, height: 844 });

      await press(button(word('unschedule')));
      await expect(page.getByText(word('unscheduled')).first()).toBeVisible();
      await expect(button(word('withdraw'))).toBeHidden();
      await editor.publish();
      const english = await page.request.get(`${server.origin}/blog/four-steps-${width}`);
      const html = await english.text();
      expect(html).toMatch(/<h2[^>]*><a[^>]*>What to bring<\/a><\/h2>/);
      expect(html).toMatch(/<li>[^/]{0,200}a passport/);
      expect(html).toMatch(/href="[^"]*\/services"/);
      expect(html).toMatch(/<img[^>]*src="\/files\//);
      const portuguese = await page.request.get(`${server.origin}/pt/blog/four-steps-${width}`);
      expect(await portuguese.text()).toContain(title);

      await editor.fill({ title: `Five steps ${width}`, slug: `five-steps-${width}` });
      await editor.saved();
      await editor.show('pt');
      await expect(page.getByText(word('staleHere'), { exact: true })).toBeVisible();
      await editor.publish();
      const moved = await page.request.get(`${server.origin}/pt/blog/four-steps-${width}`);
      expect(new URL(moved.url()).pathname).toBe(`/pt/blog/five-steps-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await press(button(word('withdraw')));
      await expect(page.getByText(word('state_withdrawn')).first()).toBeVisible();
      expect(await statusOf(`/blog/five-steps-${width}`)).toBe(404);
    });

    test('the name, hours and hero of the company change everywhere, in mails too', async ({
      page,
      server,
    }) => {
      const editor = contentEditor({ page, language, isPhone });
      const brand = `Porta ${width}`;
      await editor.open('/admin/content/company/company');
      await editor.fill({
        brand,
        legalName: `${brand}, Lda`,
        phone: `+351 910 00${width}`.slice(0, 16),
      });
      await editor.fill({
        openingHours: `Mon to Thu ${width}`,
        openingHoursPt: `Seg a qui ${width}`,
      });
      await editor.publish();
      await editor.open('/admin/content/home/home');
      await editor.fill({ title: `Come in ${width}.`, titlePt: `Entre ${width}.` });
      await editor.publish();

      const read = async (path: string) => (await page.request.get(server.origin + path)).text();
      await expect.poll(() => read('/')).toContain(`Come in ${width}.`);
      await expect.poll(() => read('/pt')).toContain(`Entre ${width}.`);
      for (const path of ['/', '/pt', '/blog', '/contact', '/pt/privacy', '/api/company'])
        await expect.poll(() => read(path), path).toContain(brand);
      await expect.poll(() => read('/contact')).toContain(`Mon to Thu ${width}`);
      await expect.poll(() => read('/pt/contact')).toContain(`Seg a qui ${width}`);
      const email = `client-${width}@acme.example`;
      const data = { name: 'Client', email, message: 'A question about a company.', locale: 'pt' };
      await page.request.post(`${server.origin}/api/contact`, {
        data,
        headers: { Origin: server.origin },
      });
      const mail = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === email);
      expect(mail.from?.name).toBe(brand);
      expect(mail.html).toContain(brand);
      expect(mail.text).toContain(brand);
      // The street has the name of the company too.
      expect(mail.text?.replace('Rua da Entrada', '')).not.toContain('Entrada');
    });

    test('a package and an offer for it are added and shown', async ({ page, server }) => {
      const editor = contentEditor({ page, language, isPhone });
      const { field, press, button, word } = editor;
      const name = `Winter package ${width}`;
      await editor.open('/admin/content/packages/new');
      await editor.fill({ name, description: 'A first step.', features: 'A call\nA plan' });
      const said = amountTexts[language];
      const price = field('priceCents');
      await editor.fill({ priceCents: '1450.555' });
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toHaveAccessibleDescription(new RegExp(said.whole_cents));
      await editor.fill({ priceCents: '€1.450,50' });
      await expect(price).not.toHaveAttribute('aria-invalid', 'true');
      const shown = formatMoney({ cents: 145_050, currency: 'EUR' }, language);
      await expect(price).toHaveAccessibleDescription(said.readAs.replace('{amount}', shown));
      await editor.fill({ priceCents: '490 EUR', namePt: `Pacote de inverno ${width}` });
      await editor.fill({
        descriptionPt: 'Um primeiro passo.',
        featuresPt: 'Uma chamada\nUm plano',
      });
      await field('interval').selectOption(labelOf(language, 'month'));
      await editor.publish();

      await editor.open('/admin/content/offers/new');
      await editor.fill({
        title: `A winter offer ${width}`,
        titlePt: `Oferta de inverno ${width}`,
      });
      const chosen = { en: name, pt: `Pacote de inverno ${width}` }[language];
      await field('packageId').selectOption(chosen);
      await editor.fill({ reductionPercent: '10', endsAt: '31/1/2099' });
      await editor.publish();
      const offer = page.url();

      const read = async (path: string) => (await page.request.get(server.origin + path)).text();
      await expect
        .poll(() => read('/api/service-packages'))
        .toContain(`Pacote de inverno ${width}`);
      await expect.poll(() => read('/api/offers/current')).toContain(`A winter offer ${width}`);
      await expect.poll(() => read('/')).toContain(`A winter offer ${width}`);
      await page.goto('/pt');
      await expect(page.getByText(`Pacote de inverno ${width}`).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.goto(offer);
      await press(button(word('withdraw')));
      await expect(page.getByText(word('state_withdrawn')).first()).toBeVisible();
      await expect.poll(() => read('/')).not.toContain(`A winter offer ${width}`);
    });
  });
