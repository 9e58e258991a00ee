import { afterEach, describe, expect, it } from 'vitest';
import { becomeFirstOwner } from '../harness/first-owner-path.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { enginesOf } from '../harness/test-database.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

const kills = process.env.TEST_LONG ? 30 : 2;

let open: OpenDatabase;
let server: RunningServer;
afterEach(async () => {
  await server.kill();
  await open.close();
});

async function send(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: server.origin, Cookie: cookie };
  return fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Writes notes about a person, three at a time, until the server is killed. */
async function noteUntilKilled(person: string, cookie: string): Promise<void> {
  let written = 0;
  async function write(): Promise<void> {
    for (;;) {
      const path = `/api/admin/people/${person}/notes`;
      const response = await send(path, { text: 'A note' }, cookie).catch(() => null);
      if (response === null) return;
      expect(response.status).toBe(201);
      written += 1;
    }
  }
  const writers = [write(), write(), write()];
  await expect.poll(() => written, { interval: 1, timeout: 20_000 }).toBeGreaterThan(3);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
  await server.kill();
  await Promise.all(writers);
}

describe.each(enginesOf('postgres'))('the audit log on %s', (engine) => {
  it('has one row for each change that outlives a kill, and none for any other', async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    server = await startServer(open.env);
    const cookie = await becomeFirstOwner(server);
    const message = { name: 'Noor', email: 'noor@tessera.example', message: 'A question.' };
    await send('/api/contact', message);
    const { id } = await open.database.read((db) =>
      db.selectFrom('people').select('id').where('name', '=', 'Noor').executeTakeFirstOrThrow(),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      await noteUntilKilled(id, cookie);
      const { notes, logged } = await open.database.read(async (db) => ({
        notes: await db.selectFrom('personNotes').select('id').execute(),
        logged: await db
          .selectFrom('auditLog')
          .select('after')
          .where('action', '=', 'person.note')
          .execute(),
      }));
      const inLog = logged.map(({ after }) => (after as { note: string }).note);
      expect(inLog.sort()).toEqual(notes.map((note) => note.id).sort());
      server = await startServer(open.env);
    }
  });
});
