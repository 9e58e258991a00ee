import { expect, it, onTestFinished } from 'vitest';
import { parseText } from '#core/markdown/parse-text.server.ts';
import { migrate, migrations } from '#database/migrate.server.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

const content = '# A list\r\n- of *stars*, <b> and 1_000\n\n1. no list\n\n[no](/link) a|b\n-|-';
const record = { fieldTimes: '{}', title: '', wasPublic: false, updatedBy: null };
const at = '2026-11-20T10:00:00.000Z';

it('drafts and versions of before are Markdown that means the same', async () => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const { database } = open;
  const first = migrations.findIndex(({ name }) => name === '027-text-blocks');
  await migrate(database, migrations.slice(0, first));
  const values = JSON.stringify({ content, contentPt: '', title: '# kept' });
  await database.transaction(async (trx) => {
    for (const kind of ['posts', 'questions'])
      await trx
        .insertInto('contentRecords')
        .values({
          ...record,
          kind,
          id: 'a',
          revision: 1,
          draft: values,
          publishAt: null,
          scheduleFailure: null,
          updatedAt: at,
        })
        .execute();
    await trx
      .insertInto('contentVersions')
      .values({ kind: 'posts', id: 'a', number: 1, note: 'draft', values, personId: null, at })
      .execute();
  });
  await migrate(database);
  const { posts, questions, version } = await database.read(async (db) => {
    const rows = await db.selectFrom('contentRecords').select(['kind', 'draft']).execute();
    const versions = await db.selectFrom('contentVersions').select('values').execute();
    const draftOf = (kind: string) => rows.find((row) => row.kind === kind)?.draft;
    return {
      posts: draftOf('posts'),
      questions: draftOf('questions'),
      version: versions[0]?.values,
    };
  });
  expect(questions).toMatchObject({ content });
  expect(posts).toMatchObject({ title: '# kept', contentPt: '' });
  expect(version).toEqual(posts);
  expect(await parseText(String(posts?.content))).toEqual({
    plain: content.replace('\r\n', '\n'),
    blocks: null,
  });
});
