import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { runServerToItsEnd } from './run-server.ts';

let testDatabase: TestDatabase;
let server: RunningServer;
beforeEach(async () => {
  testDatabase = await createTestDatabase('sqlite');
  server = await startServer(testDatabase.env);
});
afterEach(async () => {
  await server.stop();
  await testDatabase.dispose();
});

describe('a second server on the folder of a running one', () => {
  it('ends with exit code 1 and a message, while the first keeps running', async () => {
    const { code, output } = await runServerToItsEnd(testDatabase.env);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Another server already uses the data folder ${testDatabase.env.DATA_DIR}; stop it, or set DATA_DIR to another folder`,
    );
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  it('starts at once after the first was killed', async () => {
    await server.kill('SIGKILL');
    server = await startServer(testDatabase.env);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(server.logs.join('\n')).not.toMatch(/migrated|seeded/);
  });
});

it('another program reads and writes while the server runs, and pages show its changes', async () => {
  const page = async () => (await fetch(`${server.origin}/blog`)).text();
  expect(await page()).not.toContain('Changed by the owner');
  const path = join(testDatabase.env.DATA_DIR, 'entrada.sqlite');
  // The jobs of a start write too; whoever else writes waits for them.
  const owner = new DatabaseSync(path, { timeout: 10_000 });
  const [newest] = owner.prepare('select id from blog_posts order by created_at desc').all();
  owner
    .prepare('update blog_posts set title = ? where id = ?')
    .run('Changed by the owner', String(newest?.id));
  owner.close();
  // The server asks the database for changes by others every quarter of a second.
  await expect.poll(page, { timeout: 10_000 }).toContain('Changed by the owner');
});
