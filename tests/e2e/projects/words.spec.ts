import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { begin, call, type Language } from './asked.ts';

const words = {
  en: {
    words: 'Your words',
    rating: 'How many stars?',
    position: /^What you do/,
    company: /^Your company/,
    send: 'Send my words',
    given: 'Thank you for your words.',
    back: 'Take my words back',
    taken: 'Your words are taken back.',
  },
  pt: {
    words: 'As suas palavras',
    rating: 'Quantas estrelas?',
    position: /^O que faz/,
    company: /^A sua empresa/,
    send: 'Enviar as minhas palavras',
    given: 'Obrigado pelas suas palavras.',
    back: 'Retirar as minhas palavras',
    taken: 'As suas palavras foram retiradas.',
  },
} as const;

for (const javaScriptEnabled of [true, false])
  for (const language of ['en', 'pt'] as const satisfies Language[])
    test(`a client says a few words and takes them back, in ${language}${javaScriptEnabled ? '' : ', without scripts'}`, async ({
      page: office,
      browser,
      server,
    }) => {
      test.slow();
      const say = words[language];
      const project = await begin(office.request, server, language);
      await call(office.request, server, `/projects/${project.id}/close`, {});
      const path = /\/do\/words\/[\w-]{43}/;
      const mail = await waitForMail(
        server.mailDir,
        ({ to, text = '' }) => to?.[0]?.address === project.email && path.test(text),
        10_000,
      );
      const context = await browser.newContext({
        baseURL: server.origin,
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const axe = async () => {
        // Axe is a script.
        if (javaScriptEnabled) expect(await axeViolationsInEveryLook(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
      };
      await page.goto(path.exec(mail.text ?? '')?.[0] ?? '');
      const box = await page.getByLabel(say.words).boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await axe();
      await axe();
      await page.getByLabel(say.words).fill('Foi tudo claro.');
      await page.getByLabel(say.rating).selectOption('5');
      await page.getByRole('button', { name: say.send }).click();
      // What is missing is marked, and what was typed is still there.
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(say.words)).toHaveValue('Foi tudo claro.');
      await page.getByLabel(say.position).fill('CEO');
      await page.getByLabel(say.company).fill('Tessera');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('heading', { name: say.given })).toBeVisible();
      await axe();
      await axe();
      await page.getByRole('button', { name: say.back }).click();
      await expect(page.getByRole('heading', { name: say.taken })).toBeVisible();
      await context.close();
    });
