import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../harness/running-server.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking, tally } from '../book.ts';
import { runOwnerCommand } from '../run-server.ts';

const length = 2_000;
const columns = 'slug,title,titlePt,summary,content,contentPt,author,tags,imageUrl,state';

async function writePosts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const posts = Array.from(
    { length },
    (_, at) =>
      `own-${at},Title ${at},Título ${at},Summary,**Text** ${at},**Texto** ${at},Ana,Permits,/art/post-tile-1.svg,public`,
  );
  const file = join(folder, 'posts.csv');
  await writeFile(file, [columns, ...posts].join('\n'));
  return file;
}

/** Whether another program is writing to the file at this moment. */
function isWriting(database: DatabaseSync): boolean {
  try {
    database.exec('begin immediate');
  } catch {
    return true;
  }
  database.exec('rollback');
  return false;
}

it('bookings are made while another process imports 2,000 posts into the same file', async () => {
  const testDatabase = await createTestDatabase('sqlite');
  const server = await startServer(testDatabase.env);
  const other = new DatabaseSync(join(testDatabase.env.DATA_DIR, 'entrada.sqlite'), { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await server.stop();
    await testDatabase.dispose();
  });
  const slots = (await freeSlots(server.origin)).slice(0, 8);
  const count = () => other.prepare('select count(*) as posts from blog_posts').get()?.posts;
  const before = Number(count());
  let hasEnded = false;
  const file = await writePosts();
  const importing = runOwnerCommand(testDatabase.env, 'content', 'import', file).finally(() => {
    hasEnded = true;
  });
  // A job of the server holds the lock for a moment only, the import for the whole of its writing.
  let seen = 0;
  const isHeld = () => {
    seen = isWriting(other) ? seen + 1 : 0;
    return hasEnded || seen > 3;
  };
  await expect.poll(isHeld, { timeout: 120_000, interval: 5 }).toBe(true);
  expect(hasEnded).toBe(false);
  const bookings = await Promise.all(
    slots.map((slot) => postBooking(server.origin, bodyFor(slot))),
  );
  expect(tally(bookings)).toEqual({ 201: slots.length });
  const { code, output } = await importing;
  expect(code, output.slice(-500)).toBe(0);
  expect(count()).toBe(before + length);
}, 180_000);
