import { afterEach, describe, expect, it } from 'vitest';
import { requestToken } from '#features/projects/do-links.server.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

const kills = process.env.TEST_LONG ? 40 : 4;

let open: OpenDatabase;
let server: RunningServer;
afterEach(async () => {
  await server.kill();
  await open.close();
});

/** Sends a call until a server answers it; a killed one is started again. */
async function until<Body = Record<string, string>>(
  path: string,
  init: { method: string; body: string; type?: string },
): Promise<Body> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const { method, body } = init;
      const headers = {
        'Content-Type': init.type ?? 'application/json',
        'X-File-Name': 'nif.txt',
        Origin: server.origin,
      };
      const response = await fetch(server.origin + path, { method, headers, body });
      const text = await response.text();
      if (response.status >= 300) throw new Error(`${path}: ${response.status} ${text}`);
      return JSON.parse(text || '{}') as Body;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await restarted;
    }
  }
  throw new Error(`${path} was never answered`);
}

const post = (path: string, body: object, method = 'POST') =>
  until(path, { method, body: JSON.stringify(body) });

/** Resolves once the server that was killed is back. */
let restarted: Promise<void> = Promise.resolve();

/** Kills the server at random moments while `story` runs, as often as is left. */
async function killDuring(story: Promise<unknown>, left: { kills: number }): Promise<void> {
  let isOver = false;
  void story
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  while (!isOver && left.kills > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 120));
    if (isOver) break;
    left.kills -= 1;
    restarted = server.kill('SIGKILL').then(async () => {
      server = await startServer(open.env);
    });
    await restarted;
  }
  await story;
}

const allProjects = () =>
  open.database.read((db) => db.selectFrom('projects').selectAll().execute());
const allDecisions = () =>
  open.database.read((db) => db.selectFrom('projectDecisions').selectAll().execute());
const allVersions = () =>
  open.database.read((db) => db.selectFrom('projectVersions').selectAll().execute());

describe.each(['sqlite', 'postgres'] as const)('the story on %s', (engine) => {
  it(`killed ${kills} times loses and doubles nothing`, async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    server = await startServer(open.env);
    const left = { kills };
    let bought = 0;
    while (left.kills > 0) {
      bought += 1;
      const ask = { amount: 1, packageId: 'company-setup', language: 'en' };
      const { orderId, clientSecret } = await post('/api/create-payment-intent', ask);
      const email = `noor-${bought}@tessera.example`;
      await post(`/api/orders/${orderId}/billing`, { clientSecret, email }, 'PUT');
      const story = (async () => {
        const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
        await post('/api/sandbox/confirm', { clientSecret, ...card });
        // The webhook of a server that died is sent again.
        const project = async () => (await allProjects()).filter((one) => one.orderId === orderId);
        await expect.poll(project, { timeout: 30_000 }).toHaveLength(1);
        const [{ id } = { id: '' }] = await project();
        const requests = await open.database.read(async (db) =>
          Promise.all(
            (
              await db
                .selectFrom('projectRequests')
                .select(['id', 'kind'])
                .where('projectId', '=', id)
                .where('state', '=', 'open')
                .execute()
            ).map(async ({ id: request, kind }) => ({
              kind,
              token: await requestToken(db, request),
            })),
          ),
        );
        for (const { kind, token } of requests) {
          if (kind === 'answer') await post(`/api/do/${token}`, { text: 'It sells tiles.' });
          if (kind !== 'document') continue;
          const file = crypto.randomUUID();
          const put = { method: 'PUT', body: `A paper of ${email}`, type: 'text/plain' };
          await until(`/api/do/${token}/files/${file}`, put);
          await post(`/api/do/${token}`, { files: [file] });
        }
      })();
      await killDuring(story, left);
    }
    const projects = await allProjects();
    expect(projects).toHaveLength(bought);
    const decisions = await allDecisions();
    expect(decisions.length).toBeGreaterThanOrEqual(bought);
    expect(new Set(decisions.map(({ requestId }) => requestId)).size).toBe(decisions.length);
    const begun = await open.database.read((db) =>
      db.selectFrom('outbox').select('messageId').where('kind', '=', 'project-begun').execute(),
    );
    expect(begun).toHaveLength(bought);
    expect(new Set(begun.map(({ messageId }) => messageId)).size).toBe(bought);
    const versions = await allVersions();
    const files = await open.database.read((db) =>
      db.selectFrom('files').select('id').where('removedAt', 'is', null).execute(),
    );
    const known = new Set(versions.map(({ fileId }) => fileId));
    expect(files.filter(({ id }) => known.has(id))).toHaveLength(versions.length);
  }, 240_000);
});
