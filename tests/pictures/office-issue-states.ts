import { campaignsTexts } from '#features/newsletter/campaigns/admin/campaigns-admin.texts.ts';
import { translate } from '#i18n/texts.ts';
import { runInDatabase } from './database.ts';
import { openOffice, signInOwner } from './office-pages.ts';
import type { Scene, Subject } from './subject.ts';

const issue = {
  subject: 'Three dates before the year ends',
  subjectPt: 'Três datas antes do fim do ano',
  preheader: 'What is due in December, and who does it.',
  preheaderPt: 'O que há para entregar em dezembro, e quem o faz.',
  body: '## VAT\n\nThe **20th** is the last day of the third quarter.\n\n## Social security\n\nIt is paid between the 10th and the 25th.\n\n- Employees\n- Managers',
  bodyPt:
    '## IVA\n\nO dia **20** é o último do terceiro trimestre.\n\n## Segurança social\n\nPaga-se entre os dias 10 e 25.\n\n- Trabalhadores\n- Gerentes',
};

const readers = 240;

/** Adds confirmed readers, a third of them of Portuguese, unless they are there. */
function addReaders({ server }: Scene): void {
  runInDatabase(
    server,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${readers})
     insert or ignore into newsletter_subscribers
       (id, email, email_key, name, language, status, created_at, confirmed_at, less_often)
     select 'reader-' || i, 'reader-' || i || '@pictures.example',
       'reader-' || i || '@pictures.example', '', iif(i % 3 = 0, 'pt', 'en'), 'confirmed',
       '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 0 from n`,
  );
}

/** Writes an issue and opens it. `sent`: how many of its readers have it. */
async function openIssue(
  scene: Scene,
  state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped',
  { sent = 0, changes = '', texts = {} }: { sent?: number; changes?: string; texts?: object } = {},
): Promise<void> {
  addReaders(scene);
  await signInOwner(scene);
  const { page, server } = scene;
  const response = await page.request.post(`${server.origin}/api/admin/campaigns`, {
    headers: { Origin: server.origin },
    data: { ...issue, ...texts },
  });
  const { id } = (await response.json()) as { id: string };
  if (state !== 'draft') {
    const at = new Date().toISOString();
    runInDatabase(
      server,
      `update campaigns set state = ?, started_at = ?, slug = id${changes} where id = ?`,
      state,
      at,
      id,
    );
    // Those who wait are not due for a day, so that the picture holds still.
    runInDatabase(
      server,
      `insert into campaign_recipients
         (campaign_id, subscriber_id, language, state, due_at, attempts, error, sent_at)
       select ?, id, language,
         iif(place <= ${sent}, iif(place % 40 = 7, 'failed', 'sent'), 'waiting'),
         ?, 1, '', iif(place <= ${sent}, ?, null)
       from (select id, language, row_number() over (order by id) as place
         from newsletter_subscribers where id like 'reader-%')`,
      id,
      new Date(Date.now() + 86_400_000).toISOString(),
      at,
    );
    if (state === 'stopped')
      runInDatabase(
        server,
        `update campaign_recipients set state = 'skipped' where state = 'waiting' and campaign_id = ?`,
        id,
      );
  }
  await openOffice(scene, `/admin/newsletter/${id}`);
  // The preview follows what is written, after a moment.
  await page.frameLocator('main iframe').getByRole('heading').first().waitFor();
}

/** Every state of an issue of the newsletter. */
export const officeIssueStates: Subject[] = [
  { name: '/admin/newsletter-draft', open: (scene) => openIssue(scene, 'draft') },
  {
    name: '/admin/newsletter-start',
    open: async (scene) => {
      await openIssue(scene, 'draft', { texts: { subjectPt: '', bodyPt: '', preheaderPt: '' } });
      const { page, look } = scene;
      const word = translate(campaignsTexts, look.language, 'start_many', { count: readers });
      await page.getByRole('button', { name: word, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/admin/newsletter-scheduled',
    open: (scene) =>
      openIssue(scene, 'scheduled', { changes: `, begins_at = '2031-01-15T09:00:00.000Z'` }),
  },
  { name: '/admin/newsletter-sending', open: (scene) => openIssue(scene, 'sending', { sent: 90 }) },
  { name: '/admin/newsletter-paused', open: (scene) => openIssue(scene, 'paused', { sent: 90 }) },
  {
    name: '/admin/newsletter-stopped',
    open: (scene) =>
      openIssue(scene, 'stopped', {
        sent: 90,
        changes: `, stopped_by = 'bounces', ended_at = started_at`,
      }),
  },
  {
    name: '/admin/newsletter-sent',
    open: (scene) =>
      openIssue(scene, 'sent', {
        sent: readers,
        changes: `, ended_at = '${new Date().toISOString()}'`,
      }),
  },
];
