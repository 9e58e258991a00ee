import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import { transferTexts } from '#features/content-transfer/admin/content-transfer-admin.texts.ts';
import { photograph } from '../factories/files/sample-files.ts';
import { firstOf, openOffice } from './office-pages.ts';
import type { Scene, Subject } from './subject.ts';

type Fields = Record<string, string>;

/** Saves other words into a draft, as somebody else would. */
async function change(scene: Scene, path: string, changes: Fields): Promise<void> {
  const url = `${scene.server.origin}/api/admin/content/${path}`;
  const { draft, revision } = await (await scene.page.request.get(url)).json();
  const headers = { 'If-Match': `"${revision}"`, Origin: scene.server.origin };
  const data = { ...draft, ...changes };
  const response = await scene.page.request.put(`${url}/draft`, { headers, data });
  if (!response.ok()) throw new Error(await response.text());
}

async function openFirst(scene: Scene, kind: string): Promise<string> {
  const id = await firstOf(scene, `content/${kind}?live=true`, 'records');
  await openOffice(scene, `/admin/content/${kind}/${id}`);
  return `${kind}/${id}`;
}

const field = ({ page }: Scene, name: string) =>
  page.locator(`[data-field="${name}"]`).locator('input, textarea').first();

/** Shows the texts of a language where one is shown at a time. */
async function show({ page }: Scene, written: 'English' | 'Português'): Promise<void> {
  const choice = page.getByRole('radio', { name: written });
  if (await choice.isVisible()) await choice.check();
}

async function press({ page, look }: Scene, word: keyof (typeof contentTexts)['en']) {
  const button = page.getByRole('button', { name: contentTexts[look.language][word], exact: true });
  await button.filter({ visible: true }).first().click();
}

async function write(scene: Scene, name: string, text: string): Promise<void> {
  const { page } = scene;
  await show(scene, name.endsWith('Pt') ? 'Português' : 'English');
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/draft') && response.ok(),
  );
  await field(scene, name).fill(text);
  await kept;
}

export const officeContentStates: Subject[] = [
  {
    name: '/admin/content-empty',
    open: (scene) => openOffice(scene, '/admin/content?q=nothing-is-named-like-this'),
  },
  {
    name: '/admin/content-chosen',
    open: async (scene) => {
      await openOffice(scene, '/admin/content?kind=packages');
      await scene.page.locator('main tbody .cb').first().check();
      await scene.page.locator('main tbody .cb').nth(1).check();
    },
  },
  {
    name: '/admin/content-failed',
    open: async (scene) => {
      await scene.page.route('**/api/admin/content/**', (route) => route.abort());
      await openOffice(scene, '/admin/content');
    },
  },
  {
    name: '/admin/content-loading',
    open: async (scene) => {
      await openOffice(scene, '/admin');
      await scene.page.route('**/api/admin/content/**', () => {});
      await scene.page
        .locator('a[href="/admin/content"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await scene.page.locator('main .loading').first().waitFor();
    },
  },
  {
    name: '/admin/content-offline',
    // Parts that are loaded late cannot be.
    expects: /^Unable to preload CSS/,
    open: async (scene) => {
      await openFirst(scene, 'questions');
      await scene.page.context().setOffline(true);
      await show(scene, 'English');
      await field(scene, 'answer').fill('Typed on a train, without a network.');
      await press(scene, 'retry').catch(() => {});
    },
  },
  {
    name: '/admin/content-question',
    open: async (scene) => {
      await openFirst(scene, 'questions');
      await write(scene, 'answer', `See [all of them](/no-such-page), ${crypto.randomUUID()}.`);
      await press(scene, 'publishChanges');
      await scene.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/admin/content-versions',
    open: async (scene) => {
      await openFirst(scene, 'questions');
      await write(scene, 'question', `Why now? ${crypto.randomUUID()}`);
      await scene.page.locator('.content-history summary').first().click();
    },
  },
  {
    name: '/admin/content-stale',
    open: async (scene) => {
      const path = await openFirst(scene, 'questions');
      await change(scene, path, { question: `Why now? ${crypto.randomUUID()}` });
      await scene.page.reload({ waitUntil: 'networkidle' });
      await show(scene, 'Português');
    },
  },
  {
    name: '/admin/content-stale-board',
    open: async (scene) => {
      const path = await openFirst(scene, 'questions');
      await change(scene, path, { question: `Why now? ${crypto.randomUUID()}` });
      await openOffice(scene, '/admin/content/translations');
    },
  },
  {
    name: '/admin/content-conflict',
    open: async (scene) => {
      const { page } = scene;
      // Told of the change in time, it would show it, and there would be no conflict.
      await page.route('**/api/events', (route) => route.abort());
      const path = await openFirst(scene, 'questions');
      await change(scene, path, { answer: `Theirs: two to three weeks. ${crypto.randomUUID()}` });
      await show(scene, 'English');
      await field(scene, 'answer').fill('Ours: about ten working days, with every paper at hand.');
      await page.locator('.content-conflict').waitFor();
    },
  },
  {
    name: '/admin/content-preview',
    open: async (scene) => {
      await openFirst(scene, 'posts');
      // The pane of a wide window shows this page in a frame.
      const href = await scene.page.locator('.content-bar a').getAttribute('href');
      await scene.page.goto(scene.server.origin + href, { waitUntil: 'load' });
    },
  },
  {
    name: '/admin/content-schedule',
    open: async (scene) => {
      await openFirst(scene, 'posts');
      await scene.page.getByText(contentTexts[scene.look.language].later, { exact: true }).click();
      await scene.page.locator('.day-field input').fill('2027-03-28');
    },
  },
  {
    name: '/admin/content-picture-dialog',
    open: async (scene) => {
      await openFirst(scene, 'posts');
      await scene.page.locator('.picture-field button').first().click();
      await scene.page.locator('.files-pick .find, .files-pick img').first().waitFor();
    },
  },
  {
    name: '/admin/content-import-dry-run',
    open: async (scene) => {
      const { page, look } = scene;
      await openOffice(scene, '/admin/content/import');
      const rows = 'question,answer,state\nBy a table?,Yes.,public\nWithout an answer?,,public\n';
      await page
        .getByLabel(transferTexts[look.language].choose)
        .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
      await page.getByRole('status').getByText(/\S/).first().waitFor();
    },
  },
  {
    name: '/admin/content-session-over',
    open: async (scene) => {
      await openFirst(scene, 'questions');
      await show(scene, 'English');
      await scene.page.context().clearCookies();
      await field(scene, 'answer').fill('Typed before the session ended.');
      await scene.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/admin/files-used',
    open: async (scene) => {
      const { page } = scene;
      await openOffice(scene, '/admin/files');
      const buffer = await photograph(120 + scene.look.width, 80);
      const chooser = page.locator('input[type=file]').first();
      await chooser.setInputFiles({ name: 'Cais.jpg', mimeType: 'image/jpeg', buffer });
      await page.locator('main .files-thumb, main img').first().waitFor();
    },
  },
];
