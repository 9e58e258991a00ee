import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mostBytes } from '#features/files/files.ts';
import { mostInvoiceBytes } from '#features/payments/invoices/invoices.ts';
import { makeCertificate } from './certificate.ts';
import { findProgram, reportReadOnly } from './find-program.ts';
import { freePort } from './free-port.ts';
import { type Program, signalGroup, startProgram } from './terminal.ts';

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const conf = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
const page = readFileSync(join(deploy, 'unavailable.html'), 'utf8');

/** The files that the manual promises to take, in megabytes, and where they are sent. */
const filesByPath = [
  ['/api/uploads/a1', mostBytes.file / 1_000_000],
  ['/api/admin/orders/EN-7K4QXM/invoices/a1?number=1', mostInvoiceBytes / 1_000_000],
  ['/api/admin/content/import', 512],
] as const;

type Reply = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

let folder: string;
let site: Server;
let seen: IncomingMessage[];
let nginx: Program | undefined;
let ports: { http: number; https: number };

/** Returns the shipped file with the ports, certificate and folders of this test. */
async function ownConf(): Promise<string> {
  const { key, cert } = makeCertificate(folder, ['entrada.example']);
  const { port } = site.address() as AddressInfo;
  ports = { http: await freePort(), https: await freePort() };
  return conf
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('/etc/letsencrypt/live/entrada.example/fullchain.pem', cert)
    .replaceAll('/etc/letsencrypt/live/entrada.example/privkey.pem', key)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/opt/entrada/deploy', folder);
}

function mainConf(own: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr notice;
events {}
http {
types { text/html html; }
${temporary}
${own}
}`;
}

async function startNginx(program: string): Promise<void> {
  await writeFile(join(folder, 'unavailable.html'), page);
  await writeFile(join(folder, 'nginx.conf'), mainConf(await ownConf()));
  nginx = startProgram(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { cwd: folder });
  await nginx.says('start worker process ');
}

/** A file in pieces: written at once, it would keep this process from reading it at the other end. */
function* piecesOf(bytes: number): Generator<Buffer> {
  const most = 1_000_000;
  for (let left = bytes; left > 0; left -= most) yield Buffer.alloc(Math.min(left, most), 'x');
}

/** `bytes`: how large a file is sent. */
function ask(path: string, options: { method?: string; bytes?: number } = {}): Promise<Reply> {
  const { method = 'GET', bytes = 0 } = options;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: ports.https,
        path,
        method,
        servername: 'entrada.example',
        headers: {
          Host: 'entrada.example',
          'X-Forwarded-For': '203.0.113.9',
          ...(bytes > 0 && { 'Content-Length': bytes }),
        },
        // A connection on which a file was refused is closed by nginx.
        agent: false,
        ca: readFileSync(join(folder, 'cert.pem')),
      },
      (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      },
    );
    // After a refusal nginx may close the connection before all is sent; by then the answer is here.
    asked.on('error', reject);
    Readable.from(piecesOf(bytes)).pipe(asked);
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entrada-nginx-'));
  await mkdir(join(folder, 'logs'));
  seen = [];
  site = createServer((incoming, response) => {
    seen.push(incoming);
    response.statusCode = incoming.url === '/busy' ? 503 : 200;
    incoming.resume().once('end', () => response.end('from the site'));
  });
  // As the site's own: nginx must not meet a connection that was closed while this process was busy.
  site.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  if (nginx) signalGroup(nginx, 'SIGTERM');
  await nginx?.ended;
  nginx = undefined;
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

it('the shipped settings have what the site needs from a proxy', () => {
  expect(conf).toContain('proxy_set_header Host $host;');
  expect(conf).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  expect(conf).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(conf).toContain('return 301 https://entrada.example$request_uri;');
  expect(conf).toMatch(/client_max_body_size 1m;[\s\S]*proxy_read_timeout 60s;/);
  expect(conf.match(/\{/g)).toHaveLength(conf.match(/\}/g)?.length ?? 0);
});

it('the maintenance page has both languages and requests no other host', () => {
  expect(page).toContain('<h1>Back in a moment</h1>');
  expect(page).toMatch(/<section lang="pt">\s*<h2>Voltamos já<\/h2>/);
  expect(page).not.toMatch(/https?:|src=|@import|url\(/);
});

it('nginx forwards requests over TLS, and responds itself while the site is down', async () => {
  const program = findProgram('nginx');
  if (program === null) return reportReadOnly('deploy/nginx.conf', 'nginx');
  await startNginx(program);

  const plain = await fetch(`http://127.0.0.1:${ports.http}/pt/blog?q=a`, { redirect: 'manual' });
  expect(plain.status).toBe(301);
  expect(plain.headers.get('location')).toBe('https://entrada.example/pt/blog?q=a');

  expect(await ask('/pt')).toMatchObject({ status: 200, body: 'from the site' });
  expect(seen[0]?.headers).toMatchObject({
    host: 'entrada.example',
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
  });
  const refused = await ask('/api/contact', { method: 'POST', bytes: 1_100_000 });
  expect(refused.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(refused.body)).toMatchObject({ status: 413, code: 'body_too_large' });
  for (const [path, megabytes] of filesByPath) {
    const bytes = megabytes * 1_000_000;
    expect((await ask(path, { method: 'PUT', bytes })).status, path).toBe(200);
    const tooLarge = megabytes * 1_048_576 + 2_097_152;
    const answer = await ask(path, { method: 'PUT', bytes: tooLarge });
    expect(JSON.parse(answer.body), path).toMatchObject({ status: 413, code: 'body_too_large' });
  }
  expect(await ask('/busy')).toMatchObject({ status: 503, body: 'from the site' });

  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  const away = await ask('/pt/blog');
  expect(away).toMatchObject({ status: 502, headers: { 'retry-after': '5' } });
  expect(away.body).toBe(page);
  const call = await ask('/api/bookings/availability');
  expect(call.status).toBe(503);
  expect(call.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(call.body)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(call.headers['retry-after']).toBe('5');
  expect(readFileSync(join(folder, 'entrada.error.log'), 'utf8')).toBe('');
});
