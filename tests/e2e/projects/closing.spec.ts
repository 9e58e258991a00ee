import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipInto } from '../../factories/content/zip-files.ts';
import { axeViolations, axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { askByMail, begin, call, type Language, pdf } from './asked.ts';

const words = {
  en: {
    answer: 'Your answer',
    send: 'Send the answer',
    hand: 'Hand in',
    steps: 'What you decided',
    title: 'Company in Portugal',
  },
  pt: {
    answer: 'A sua resposta',
    send: 'Enviar a resposta',
    hand: 'Entregar',
    steps: 'O que decidiu',
    title: 'Empresa em Portugal',
  },
} as const;

/** What a reader meets who presses a link: the file as a page, or as a download. */
async function opens(page: Page, href: string): Promise<void> {
  const [download, shown] = await Promise.allSettled([
    page.waitForEvent('download', { timeout: 3_000 }),
    page.goto(href),
  ]);
  if (shown.status === 'fulfilled') return;
  if (download.status === 'rejected') throw new Error(`${href} opens nothing`);
  expect(await download.value.failure()).toBeNull();
}

for (const javaScriptEnabled of [true, false])
  for (const language of ['en', 'pt'] as const satisfies Language[])
    test(`all of finished work opens from a folder without a network, in ${language}${javaScriptEnabled ? '' : ', downloaded without scripts'}`, async ({
      page: office,
      browser,
      server,
    }) => {
      test.slow();
      const say = words[language];
      const { request } = office;
      const project = await begin(request, server, language);
      const context = await browser.newContext({
        baseURL: server.origin,
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const question = { kind: 'answer', title: 'What will it do?' };
      await page.goto(await askByMail(request, server, project, question));
      await page.getByLabel(say.answer).fill('Azulejos, e só azulejos.');
      await page.getByRole('button', { name: say.send }).click();
      const papers = { kind: 'document', title: 'Your papers' };
      await page.goto(await askByMail(request, server, project, papers));
      const text = {
        name: 'Certidão n.º 1 #ção?.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Olá'),
      };
      await page.locator('#files').setInputFiles([text, pdf('nif.pdf'), pdf('nif.pdf')]);
      if (javaScriptEnabled)
        await expect(page.locator('input[name="files"]:checked')).toHaveCount(3);
      await page.getByRole('button', { name: say.hand }).click();
      await call(request, server, `/projects/${project.id}/close`, {});

      const mailTo = (pattern: RegExp) =>
        waitForMail(
          server.mailDir,
          ({ to, text: body = '' }) => to?.[0]?.address === project.email && pattern.test(body),
          10_000,
        );
      const path = new RegExp(`/with-us/[\\w-]{43}/archive/${project.id}`);
      const thanks = await mailTo(path);
      const [zip = ''] = path.exec(thanks.text ?? '') ?? [];
      await page.goto(zip);
      // Axe is a script.
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await page.locator('form button').first().click();
      const { text: mailed = '' } = await mailTo(/: \d{6}\n/);
      const [, code = ''] = /: (\d{6})\n/.exec(mailed) ?? [];
      await page.locator('input[name="code"]').fill(code);
      const downloading = page.waitForEvent('download');
      await page.locator('form:has(input[name="code"]) button').first().click();
      const bytes = await readFile(await (await downloading).path());
      await context.close();

      const folder = await mkdtemp(join(tmpdir(), 'entrada-zip-'));
      const names = await unzipInto(folder, bytes);
      expect(names).toHaveLength(4);
      const offline = await browser.newContext({ acceptDownloads: true });
      await offline.setOffline(true);
      const reader = await offline.newPage();
      const asked: string[] = [];
      reader.on('request', (one) => asked.push(one.url()));
      await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
      await expect(reader.getByRole('heading', { name: say.title, level: 1 })).toBeVisible();
      await expect(reader.getByRole('heading', { name: say.steps })).toBeVisible();
      await expect(reader.getByText('Azulejos, e só azulejos.')).toBeVisible();
      expect(await axeViolationsInEveryLook(reader)).toEqual([]);
      const links = await reader
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      expect(links).toHaveLength(3);
      for (const link of links) await opens(reader, link);
      expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
      await offline.close();
      await rm(folder, { recursive: true });
    });
