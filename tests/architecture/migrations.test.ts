import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashMigration } from '#database/hash-migration.server.ts';
import { migrations } from '#database/migrate.server.ts';
import type { Migration } from '#database/migrations/migration.ts';
import { specifiersOf } from './imports.ts';
import { type ProjectFile, projectFiles, readProjectFile } from './project-files.ts';

type Hashes = { sqlite: string; postgres: string };

const record = 'src/database/migrations/landed.json';
const landed: Record<string, Hashes> = JSON.parse(readProjectFile(record));
const steps = () => projectFiles(/^src\/database\/migrations\/\d.*\.ts$/);

async function hashesOf(list: readonly Migration[]): Promise<Record<string, Hashes>> {
  const entries = list.map(async (migration) => [
    migration.name,
    {
      sqlite: await hashMigration(migration, 'sqlite'),
      postgres: await hashMigration(migration, 'postgres'),
    },
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** What is wrong with the migrations, compared with their record, each with its remedy. */
function strayed(hashes: Record<string, Hashes>, recorded: Record<string, Hashes>): string[] {
  const wrong = Object.entries(hashes).flatMap(([name, actual]) => {
    const expected = recorded[name];
    if (!expected)
      return [`${name}.ts has no hash; add to ${record}: "${name}": ${JSON.stringify(actual)}`];
    const engines = (['sqlite', 'postgres'] as const).filter(
      (engine) => actual[engine] !== expected[engine],
    );
    if (engines.length === 0) return [];
    return [
      `${name}.ts runs other SQL than when it landed (${engines.join(', ')}): restore it and write ` +
        `a new migration. Only if it is on no main branch yet, record ${JSON.stringify(actual)}`,
    ];
  });
  const gone = Object.keys(recorded).filter((name) => !(name in hashes));
  return [...wrong, ...gone.map((name) => `${name} has landed and is gone`)];
}

/** Imports that could change what a landed migration does. */
function boundToTheApp(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    specifiersOf(text)
      .filter((specifier) => !/^(kysely|node:[a-z]+|\.\/migration\.ts)$/.test(specifier))
      .map((specifier) => `${path} imports ${specifier}`),
  );
}

test('landed migrations run the SQL that they ran when they landed', async () => {
  const wrong = strayed(await hashesOf(migrations), landed);
  // The message is printed as it is: the line to record can be copied from it.
  expect(wrong, wrong.join('\n')).toEqual([]);
});

test('migrations import nothing of the app', () => {
  expect(boundToTheApp(steps())).toEqual([]);
});

test('every migration runs, in the order of its number', () => {
  const names = steps()
    .map(({ path }) => path.replace(/^.*\/(.+)\.ts$/, '$1'))
    .sort();
  expect(migrations.map(({ name }) => name)).toEqual(names);
});

function migrationOf(...statements: RawBuilder<unknown>[]): Migration {
  return {
    name: '900-example',
    async up(db) {
      for (const statement of statements) await statement.execute(db);
    },
  };
}

const example = migrationOf(sql`create table a (id text)`, sql`insert into a values (${1})`);

test.each<[string, Migration]>([
  ['another column', migrationOf(sql`create table a (key text)`, sql`insert into a values (${1})`)],
  ['another value', migrationOf(sql`create table a (id text)`, sql`insert into a values (${2})`)],
  ['a statement less', migrationOf(sql`create table a (id text)`)],
  ['another name', { ...example, name: '901-example' }],
])('a landed migration that was edited is found: %s', async (_, edited) => {
  const now = await hashesOf([edited]);
  expect(strayed(now, await hashesOf([example]))).not.toEqual([]);
});

test('an edit of how one engine spells a type is found, and names the engine', async () => {
  const spelling = (type: string): Migration => ({
    name: '900-example',
    async up(db, { engine }) {
      const column = engine === 'sqlite' ? sql`text` : sql.raw(type);
      await sql`create table a (id ${column})`.execute(db);
    },
  });
  const [found] = strayed(await hashesOf([spelling('date')]), await hashesOf([spelling('json')]));
  expect(found).toMatch(/^900-example\.ts runs other SQL than when it landed \(postgres\):/);
});

test('neither the layout of the SQL nor a secret drawn at each run counts', async () => {
  let draw = 0;
  const drawing: Migration = {
    name: '900-example',
    async up(db) {
      draw += 1;
      await sql`insert into a values (${draw})`.execute(db);
    },
  };
  expect(await hashMigration(drawing, 'sqlite')).toBe(await hashMigration(drawing, 'sqlite'));
  const laidOut = migrationOf(sql`create table a\n  (id text)`, sql`insert into a values (${1})`);
  expect(await hashesOf([laidOut])).toEqual(await hashesOf([example]));
});

test('a migration without a record is found with the line to add, and one that is gone', async () => {
  const hashes = await hashesOf([example]);
  const [missing] = strayed(hashes, {});
  expect(missing).toContain(`"900-example": ${JSON.stringify(hashes['900-example'])}`);
  expect(strayed({}, hashes)).toEqual(['900-example has landed and is gone']);
});

test.each([
  `import { newToken } from '#core/ids.server.ts';`,
  `import type { EngineSql } from '#platform/database/engine.server.ts';`,
  `import { content } from './001-content.ts';`,
  `import { z } from 'zod';`,
])('an import that could change a landed migration is found: %s', (text) => {
  expect(boundToTheApp([{ path: 'src/database/migrations/009-a.ts', text }])).toHaveLength(1);
});

test('kysely, Node and the type of a migration may be imported', () => {
  const text = `import { randomBytes } from 'node:crypto';\nimport { sql } from 'kysely';\nimport type { Migration } from './migration.ts';`;
  expect(boundToTheApp([{ path: 'src/database/migrations/009-a.ts', text }])).toEqual([]);
});
