import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Child, startChild } from './child-process.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

let open: OpenDatabase;
let owner: Child;
beforeEach(async () => {
  open = await openMigratedDatabase({ engine: 'sqlite' });
});
afterEach(async () => {
  await owner.kill();
  await open.close();
});

async function tags(): Promise<string[]> {
  const rows = await open.database.read((db) =>
    db.selectFrom('blogTags').select('tag').orderBy('tag').execute(),
  );
  return rows.map(({ tag }) => tag);
}

function insertOwn(): Promise<unknown> {
  return open.database.transaction((trx) =>
    trx.insertInto('blogTags').values({ tag: 'own', tagPt: null }).execute(),
  );
}

it('a write waits for the second process that is writing, and is tried again beyond one wait', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  let toldToLetGo = false;
  // One wait inside SQLite lasts a second and stops this process: told later, it has failed once.
  setTimeout(() => {
    toldToLetGo = true;
    owner.tell('let go');
  }, 1200);
  await insertOwn();
  expect(toldToLetGo).toBe(true);
  expect(await tags()).toEqual(['by the owner', 'own']);
});

it('reads go on while a second process writes, and do not see what is not committed', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  expect(await tags()).toEqual([]);
});

it('the lock of a second process that is killed ends with it, and so does its work', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  await owner.kill();
  await insertOwn();
  expect(await tags()).toEqual(['own']);
});
