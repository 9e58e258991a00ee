import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteFile } from '#features/files/files.schema.ts';
import { hugePng, pdf, photograph } from '../../factories/files/sample-files.ts';
import { becomeOwner } from '../../harness/become-owner.ts';
import { type RunningServer, startServer } from '../../harness/running-server.ts';

let dataDir: string;
let server: RunningServer;
let cookie: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'entrada-uploads-'));
  server = await startServer({ DATA_DIR: dataDir });
  const session = await becomeOwner(server, { name: 'Rita', email: 'rita@entrada.example' });
  cookie = `${session.name}=${session.value}`;
});
afterEach(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

function upload(name: string, bytes: Uint8Array, id: string = crypto.randomUUID()) {
  return fetch(`${server.origin}/api/uploads/${id}`, {
    method: 'PUT',
    headers: { Cookie: cookie, Origin: server.origin, 'X-File-Name': name },
    body: bytes as BodyInit,
  });
}

async function listed(): Promise<SiteFile[]> {
  const response = await fetch(`${server.origin}/api/admin/files`, { headers: { Cookie: cookie } });
  return ((await response.json()) as { files: SiteFile[] }).files;
}

/** The memory that the server has held at most, in MB, without the programs that it started. */
function peak(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1000;
}

/** What the server is promised to hold at any moment, in MB. */
const mostHeld = 200;

const isReady = async () => (await listed()).every(({ picture }) => picture?.state !== 'waiting');

it('a server stays below 200 MB through large files, pictures and bombs', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(49_000_000, 'x')]);
  const bytes = await photograph(3000, 2000);
  const outcomes = await Promise.all([
    ...[1, 2, 3].map(() => upload('large.pdf', large)),
    upload('photo.jpg', bytes),
    upload('bomb.png', hugePng(60_000, 60_000)),
    upload('more.pdf', Buffer.concat([large, Buffer.alloc(2_000_000)])),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201, 201, 422, 413]);
  await expect.poll(isReady, { timeout: 120_000, interval: 500 }).toBe(true);
  expect(peak()).toBeLessThan(mostHeld);
});

it('a server that is killed at a picture prepares it after its next start', async () => {
  expect((await upload('photo.jpg', await photograph(1200, 800))).status).toBe(201);
  await server.kill();
  server = await startServer({ DATA_DIR: dataDir });
  await expect.poll(isReady, { timeout: 120_000, interval: 500 }).toBe(true);
  expect((await listed()).map(({ picture }) => picture?.state)).toEqual(['ready']);
});

it('an upload whose connection breaks leaves no row and no file, and can be repeated', async () => {
  const id = crypto.randomUUID();
  const { hostname, port, host } = new URL(server.origin);
  for (const sent of [0, 1, 20, pdf.length - 1]) {
    const socket = connect(Number(port), hostname);
    const head = [
      `PUT /api/uploads/${id} HTTP/1.1`,
      ...[`Host: ${host}`, `Origin: ${server.origin}`, `Cookie: ${cookie}`, 'X-File-Name: a.pdf'],
      `Content-Length: ${pdf.length}`,
    ];
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, resolve));
    await new Promise((resolve) => socket.write(pdf.subarray(0, sent), resolve));
    socket.destroy();
  }
  const incoming = () => {
    try {
      return readdirSync(join(dataDir, 'files', 'incoming'));
    } catch {
      return [];
    }
  };
  await expect.poll(incoming).toEqual([]);
  expect(await listed()).toEqual([]);
  expect((await upload('a.pdf', pdf, id)).status).toBe(201);
  expect((await upload('a.pdf', pdf, id)).status).toBe(200);
  const [file] = await listed();
  const read = await fetch(server.origin + file?.url, { headers: { Cookie: cookie } });
  expect(Buffer.from(await read.arrayBuffer()).equals(pdf)).toBe(true);
});
