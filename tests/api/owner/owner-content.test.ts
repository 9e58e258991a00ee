import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { contentKinds } from '#server/content-kinds.server.ts';
import { test as base } from '../../factories/database-test.ts';
import { ownerHere, type Printed } from '../../factories/owner-terminal.ts';

/** `content` runs the command; `folder` is a folder of the test's own. */
const it = base
  .extend('seeded', { scope: 'file' }, true)
  .extend('folder', async ({ open: _ }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'entrada-content-'));
    onCleanup(() => rm(folder, { recursive: true }));
    return folder;
  })
  .extend('content', ({ open }) => (...args: string[]): Promise<Printed> => {
    const place = { ...open, engine: open.database.engine, dispose: open.close };
    return ownerHere(open.database, place, 'content', ...args);
  });

it('lists and prints the records of a kind', async ({ content }) => {
  const { code, output } = await content('list', 'questions');
  expect([code, output]).toMatchObject([0, expect.stringMatching(/^id +state +changed +title\n/)]);
  const id = output.split('\n')[1]?.split(' ')[0] ?? '';
  const shown = JSON.parse((await content('show', 'questions', id)).output);
  expect(shown).toMatchObject({ id, state: 'public', revision: 0 });
});

it('saves, publishes and withdraws a record', async ({ content, folder }) => {
  const file = join(folder, 'question.json');
  await writeFile(file, JSON.stringify({ question: 'By a script?', answer: 'Yes.' }));
  const id = (await content('save', 'questions', 'new', file)).output.trim();
  expect((await content('publish', 'questions', id)).output).toBe('It is on the site.\n');
  const shown = JSON.parse((await content('show', 'questions', id)).output);
  expect(shown).toMatchObject({ state: 'public', live: { answer: 'Yes.', answerPt: '' } });
  await writeFile(file, JSON.stringify({ ...shown, draft: { ...shown.draft, answer: 'Indeed.' } }));
  expect((await content('save', 'questions', id, file)).code).toBe(0);
  // The file holds the revision that it was printed with.
  expect(await content('save', 'questions', id, file)).toMatchObject({
    code: 1,
    error: 'Someone else changed this record in the meantime.\n',
  });
  expect((await content('withdraw', 'questions', id)).code).toBe(0);
});

it('exports everything, and imports it again without a change', async ({ content, folder }) => {
  const file = join(folder, 'content.zip');
  expect(await content('export', file)).toMatchObject({ code: 0 });
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  expect(await content('export', file)).toMatchObject({
    code: 1,
    error: `${file} exists already.\n`,
  });
  const { code, output } = await content('import', file, '--dry-run');
  expect([code, output]).toMatchObject([0, expect.stringMatching(/total +0 new, 0 changed/)]);
});

it('imports what it can, names what it cannot and fails', async ({ content, folder }) => {
  const file = join(folder, 'questions.csv');
  await writeFile(file, 'question,answer,state\nOne?,Yes.,public\nTwo?,,public\n');
  expect((await content('import', file, '--dry-run')).code).toBe(0);
  const { code, error } = await content('import', file);
  expect(code).toBe(1);
  expect(error).toMatch(/refused +questions +Two\? +3 +answer: This field is required/);
  expect((await content('list', 'questions')).output).toContain('One?');
});

it.for([
  [['content'], 2, 'A word is missing.'],
  [['content', 'paint'], 2, '"paint" is not known.'],
  [['content', 'list'], 2, 'The kind is missing.'],
  [['content', 'list', 'posts', 'more'], 2, 'There are too many words.'],
  [['content', 'show', 'posts', 'a', '--dry-run'], 2, 'are for import'],
  [['content', 'list', 'pets'], 1, contentKinds.map(({ name }) => name).join(', ')],
  [['content', 'show', 'posts', 'nothing'], 1, 'There is no nothing among posts.'],
  [['content', 'save', 'posts', 'new', '/nowhere'], 1, '/nowhere is not JSON'],
  [['content', 'import', '/nowhere'], 1, '/nowhere cannot be read (ENOENT).'],
] as const)('says what is wrong with %j', async ([args, code, error], { content }) => {
  const [, ...words] = args;
  expect(await content(...words)).toMatchObject({ code, error: expect.stringContaining(error) });
});

it('refuses fields that there are not, and values of another type, by name', async ({
  content,
  folder,
}) => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, JSON.stringify({ colour: 'blue' }));
  expect((await content('save', 'posts', 'new', file)).error).toBe('posts have no field colour.\n');
  await writeFile(file, JSON.stringify({ tags: 'a', slug: 'Ä' }));
  expect((await content('save', 'posts', 'new', file)).error).toMatch(/^slug: Use small.*\ntags: /);
  await writeFile(file, '[1]');
  expect((await content('save', 'posts', 'new', file)).error).toContain(
    'holds no object of fields',
  );
});
