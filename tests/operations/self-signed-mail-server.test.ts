import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../fakes/smtp-server.ts';
import { bodyFor, freeSlots, postBooking } from '../faults/book.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { type } from './terminal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let place: TestDatabase;
let smtp: SmtpServer;
let tls: Server;
let certificate: Certificate;
let server: RunningServer | undefined;

beforeEach(async () => {
  place = await createTestDatabase('sqlite');
  smtp = await startSmtpServer();
  certificate = makeCertificate(place.env.DATA_DIR, ['localhost', '127.0.0.1']);
  const key = readFileSync(certificate.key);
  const cert = readFileSync(certificate.cert);
  // TLS before the fake mail server.
  tls = createServer({ key, cert }, (socket) => {
    const inner = connect(Number(new URL(smtp.url).port), '127.0.0.1');
    for (const end of [socket, inner])
      end.on('error', () => {
        socket.destroy();
        inner.destroy();
      });
    socket.pipe(inner).pipe(socket);
  });
  tls.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await server?.kill();
  await smtp.close();
  await new Promise((resolve) => tls.close(resolve));
  await place.dispose();
});

async function bookWith(env: Record<string, string>): Promise<RunningServer> {
  const { port } = tls.address() as AddressInfo;
  const mail = { SMTP_URL: `smtps://127.0.0.1:${port}` };
  server = await startServer({ ...place.env, ...mail, ...env });
  const [slot = { date: '', time: '' }] = await freeSlots(server.origin);
  expect((await postBooking(server.origin, bodyFor(slot))).status).toBe(201);
  return server;
}

it('a self-signed certificate of a mail server is explained in the log and in the list', async () => {
  const { logs } = await bookWith({});
  const sentence = `The mail server's certificate is signed by itself or by an authority that this machine does not know. Set NODE_EXTRA_CA_CERTS to a file (PEM)`;
  await expect
    .poll(() => logs.filter((line) => line.includes('mail not sent')).join('\n'), {
      timeout: 60_000,
    })
    .toContain(sentence);
  const list = await type('npm run --silent outbox -- --csv', { cwd: root, env: place.env });
  expect(list.output).toContain(sentence);
});

it('the remedy in that message lets the mail be sent', async () => {
  await bookWith({ NODE_EXTRA_CA_CERTS: certificate.cert });
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBeGreaterThan(0);
});
