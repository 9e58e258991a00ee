import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { askByMail, begin, pdf } from './asked.ts';

const words = {
  en: {
    tick: /^I am the holder/,
    hand: 'Hand in',
    show: 'I will show it instead',
    done: 'Thank you. It is done.',
    book: 'Book this time',
    code: 'Send me the code',
    digits: 'The six digits of the email',
    open: 'Open the document',
    removed: 'we remove it 3 months after the end of our work',
  },
  pt: {
    tick: /^Sou o titular/,
    hand: 'Entregar',
    show: 'Prefiro mostrá-lo',
    done: 'Obrigado. Está feito.',
    book: 'Marcar esta hora',
    code: 'Enviar-me o código',
    digits: 'Os seis algarismos do e-mail',
    open: 'Abrir o documento',
    removed: 'eliminamo-lo 3 meses depois do fim do nosso trabalho',
  },
} as const;

const card = { kind: 'document', title: 'Cartão de Cidadão', identity: 'citizen-card' };

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const language of ['en', 'pt'] as const)
      test(`a card is handed in with consent, and read again with a code, in ${language}`, async ({
        page,
        server,
        allowConsole,
      }) => {
        test.slow();
        // The step before a protected paper is an answer of 403.
        allowConsole(/403/);
        const say = words[language];
        const project = await begin(page.request, server, language);
        await page.goto(await askByMail(page.request, server, project, card));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(390);
        if (javaScriptEnabled) expect(await axeViolationsInEveryLook(page)).toEqual([]);
        await page.locator('#files').setInputFiles([pdf('card.pdf')]);
        // Nothing is sent before the holder has consented.
        await expect(page.locator('input[name="files"]')).toHaveCount(0);
        await page.getByLabel(say.tick).check();
        if (javaScriptEnabled)
          await expect(page.locator('input[name="files"]:checked')).toHaveCount(1);
        await page.getByRole('button', { name: say.hand, exact: true }).click();
        await expect(page.getByRole('heading', { name: say.done })).toBeVisible();

        const mail = await waitForMail(
          server.mailDir,
          ({ to, text = '' }) => to?.[0]?.address === project.email && text.includes('/with-us/'),
        );
        const [link = ''] = /\/with-us\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
        await page.goto(link);
        const row = page.getByRole('listitem').filter({ hasText: say.removed });
        await row.getByRole('link', { name: 'Cartão de Cidadão' }).click();
        if (javaScriptEnabled) expect(await axeViolationsInEveryLook(page)).toEqual([]);
        await page.getByRole('button', { name: say.code }).click();
        const coded = await waitForMail(
          server.mailDir,
          ({ to, text = '' }) => to?.[0]?.address === project.email && /: \d{6}\n/.test(text),
        );
        const [, code = ''] = /: (\d{6})\n/.exec(coded.text ?? '') ?? [];
        await page.getByLabel(say.digits).fill('000');
        const opened = page.url();
        await page.getByLabel(say.digits).fill(code);
        const file = page.waitForResponse(
          (one) => one.url() === opened && one.request().method() === 'GET',
        );
        await page.getByRole('button', { name: say.open }).click();
        expect((await file).status()).toBe(200);
        expect((await file).headers()['content-type']).toBe('application/pdf');
      });

    test('whoever would rather show a card chooses a time at once', async ({ page, server }) => {
      const project = await begin(page.request, server, 'pt');
      await page.goto(await askByMail(page.request, server, project, card));
      await page.getByRole('button', { name: words.pt.show }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Cartão de Cidadão');
      await page.locator('.do__slots label').first().click();
      await page.getByRole('button', { name: words.pt.book }).click();
      await expect(page.getByRole('heading', { name: words.pt.done })).toBeVisible();
    });
  });
