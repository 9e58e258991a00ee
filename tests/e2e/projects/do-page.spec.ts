import type { Page } from '@playwright/test';
import type { ShownProject } from '#features/projects/projects.schema.ts';
import { axeViolations, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { askByMail, begin, call, type Language, pdf } from './asked.ts';

const words = {
  en: {
    answer: 'Your answer',
    send: 'Send the answer',
    papers: 'Your documents',
    hand: 'Hand in',
    approve: 'I approve',
    changes: 'Ask for changes',
    book: 'Book this time',
    done: 'Thank you. It is done.',
  },
  pt: {
    answer: 'A sua resposta',
    send: 'Enviar a resposta',
    papers: 'Os seus documentos',
    hand: 'Entregar',
    approve: 'Aprovo',
    changes: 'Pedir alterações',
    book: 'Marcar esta hora',
    done: 'Obrigado. Está feito.',
  },
} as const;

/** Whether the whole of a press is within the first screen. */
async function isOnFirstScreen(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y ?? height).toBeLessThanOrEqual(height - (box?.height ?? 0));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    for (const language of ['en', 'pt'] as const satisfies Language[])
      test(`a client does all that is asked, each behind its link, in ${language}`, async ({
        page,
        server,
      }) => {
        test.slow();
        const say = words[language];
        const project = await begin(page.request, server, language);
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        const done = () => expect(page.getByRole('heading', { name: say.done })).toBeVisible();

        const answer = { kind: 'answer', title: 'What will it do?', dueDay: '2030-01-04' };
        await page.goto(await askByMail(page.request, server, project, answer));
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language === 'pt' ? 'pt-PT' : 'en',
        );
        await isOnFirstScreen(page, say.send);
        await page.getByLabel(say.answer).fill('It sells tiles.');
        await press(say.send);
        await done();

        const papers = { kind: 'document', title: 'Your passport', text: 'All pages.' };
        await page.goto(await askByMail(page.request, server, project, papers));
        await isOnFirstScreen(page, say.hand);
        await page.locator('#files').setInputFiles([pdf('one.pdf'), pdf('página dois.pdf')]);
        if (javaScriptEnabled)
          await expect(page.locator('input[name="files"]:checked')).toHaveCount(2);
        await press(say.hand);
        await done();

        const approval = { kind: 'approval', title: 'The articles' };
        await page.goto(await askByMail(page.request, server, project, approval));
        await isOnFirstScreen(page, say.approve);
        await page.locator('#comment').fill('Another name');
        await press(say.changes);
        await done();

        const meeting = { kind: 'time', title: 'A call' };
        await page.goto(await askByMail(page.request, server, project, meeting));
        await page.locator('input[name="slot"]').first().check({ force: true });
        await press(say.book);
        await done();

        const { decisions, documents, holder } = await call<ShownProject>(
          page.request,
          server,
          `/projects/${project.id}`,
        );
        expect(decisions.map(({ choice }) => choice)).toEqual([
          'answered',
          'handed-in',
          'changes',
          'chosen',
        ]);
        expect(documents.map(({ name }) => name).sort()).toEqual(['one.pdf', 'página dois.pdf']);
        expect(holder).toBe('company');
      });
  });

for (const [language, hint] of [
  ['en', 'A photograph in HEIC'],
  ['pt', 'É uma fotografia em HEIC'],
] as const)
  test(`a photograph that few programs open is taken, and that is said, in ${language}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const project = await begin(page.request, server, language);
    const papers = { kind: 'document', title: 'Your passport' };
    await page.goto(await askByMail(page.request, server, project, papers));
    const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat');
    const photo = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer };
    await page.locator('#files').setInputFiles([photo, pdf('one.pdf')]);
    await expect(page.locator('input[name="files"]:checked')).toHaveCount(2);
    await expect(page.getByText(hint)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.reload();
    await expect(page.getByText(hint)).toHaveCount(1);
  });

test.describe('an upload on a bad connection', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is sent again by itself under the same id, and what is refused says why', async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|ERR_FAILED|net::|failed request: PUT/);
    const project = await begin(page.request, server, 'en');
    const link = await askByMail(page.request, server, project, {
      kind: 'document',
      title: 'Your passport',
    });
    const ids: string[] = [];
    await page.route('**/api/do/*/files/*', async (route) => {
      ids.push(route.request().url().split('/').at(-1) ?? '');
      if (ids.length === 1) await route.abort();
      else await route.continue();
    });
    await page.goto(link);
    await page.locator('#files').setInputFiles(pdf('passport.pdf'));
    await expect(page.locator('input[name="files"]:checked')).toHaveCount(1);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    const tool = {
      name: 'tool.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from([7]),
    };
    await page.locator('#files').setInputFiles(tool);
    await expect(page.getByText(/tool\.exe\. This type of file is not accepted/)).toBeVisible();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. It is done.' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 390, 1440])
    test(`every request can be read and used by everybody, at ${width} px in ${colorScheme}`, async ({
      page,
      server,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const project = await begin(page.request, server, 'pt');
      for (const kind of ['answer', 'document', 'approval', 'time']) {
        const title = `Precisamos disto (${kind})`;
        const body = { kind, title, text: 'Uma explicação.', dueDay: '2030-01-04' };
        await page.goto(await askByMail(page.request, server, project, body));
        expect(await axeViolations(page), kind).toEqual([]);
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed, kind).toBeLessThanOrEqual(width);
      }
    });
