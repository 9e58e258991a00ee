import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShownProject } from '#features/projects/projects.schema.ts';
import { pdf } from '../../factories/files/sample-files.ts';
import { becomeOwner } from '../../harness/become-owner.ts';
import { type RunningServer, startServer } from '../../harness/running-server.ts';

let dataDir: string;
let server: RunningServer;
let cookie: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'entrada-papers-'));
  server = await startServer({ DATA_DIR: dataDir });
  const session = await becomeOwner(server, { name: 'Rita', email: 'rita@entrada.example' });
  cookie = `${session.name}=${session.value}`;
});
afterEach(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<Body>(path: string, body?: object): Promise<Body> {
  const response = await fetch(`${server.origin}/api/admin${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Cookie: cookie, Origin: server.origin, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBeLessThan(300);
  return (await response.json()) as Body;
}

/** Asks a client for a paper; returns the project and the token of the link. */
async function ask(): Promise<{ id: string; token: string }> {
  const client = { email: 'noor@t.example', name: 'Noor', language: 'en', title: 'A company' };
  const { id } = await call<{ id: string }>('/projects', client);
  await call(`/projects/${id}/requests`, { kind: 'document', title: 'A bill' });
  const { requests } = await call<ShownProject>(`/projects/${id}`);
  return { id, token: requests[0]?.url.split('/').at(-1) ?? '' };
}

const large = Buffer.concat([pdf, Buffer.alloc(200_000, 'x')]);

/** Sends the first bytes of an upload, then breaks the connection. */
async function cut(path: string, sent: number): Promise<void> {
  const { hostname, port, host } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = [
    `PUT ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/pdf',
    'X-File-Name: bill.pdf',
    `Content-Length: ${large.length}`,
  ];
  await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, resolve));
  if (sent > 0) await new Promise((resolve) => socket.write(large.subarray(0, sent), resolve));
  socket.destroy();
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(join(dataDir, 'files', folder), { recursive: true }).map(String);
  } catch {
    return [];
  }
}

it('200 uploads of a client that are cut at random leave no row and no file', async () => {
  const { id, token } = await ask();
  // The same cuts at each run.
  let seed = 34;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  for (let at = 0; at < ids.length; at += 10)
    await Promise.all(
      ids
        .slice(at, at + 10)
        .map((one) => cut(`/api/do/${token}/files/${one}`, Math.floor(random() * large.length))),
    );
  await expect.poll(() => filesIn('incoming'), { timeout: 30_000 }).toEqual([]);
  expect(filesIn('.').filter((path) => path.includes('.') || /^[0-9a-f]{2}\//.test(path))).toEqual(
    [],
  );
  const shown = await fetch(`${server.origin}/api/do/${token}`);
  expect((await shown.json()) as object).toMatchObject({ state: 'open', files: [] });
  // Each is sent again under its id, and counts once.
  const [first = '', second = ''] = ids;
  const put = (one: string) =>
    fetch(`${server.origin}/api/do/${token}/files/${one}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/pdf', 'X-File-Name': 'bill.pdf' },
      body: large,
    });
  expect((await put(first)).status).toBe(201);
  expect((await put(first)).status).toBe(200);
  expect((await put(second)).status).toBe(201);
  const again = await (await fetch(`${server.origin}/api/do/${token}`)).json();
  expect((again as { files: object[] }).files).toHaveLength(2);
  expect((await call<ShownProject>(`/projects/${id}`)).documents).toEqual([]);
}, 120_000);
