import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#database/migrate.server.ts';
import type { DayAvailability } from '#features/booking/booking.ts';
import { faceCid } from '#mail/mail-styles.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { readSettings } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createApp } from '#server/app.server.ts';
import { openServices, type RunningServices } from '#server/services.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { apiSetup } from '../../factories/test-services.ts';
import { type SmtpBehaviour, type SmtpServer, startSmtpServer } from '../../fakes/smtp-server.ts';
import { noAssets } from '../../harness/no-assets.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';

let place: TestDatabase;
let smtp: SmtpServer;
let services: RunningServices;
let app: ReturnType<typeof createApp>;

/** A site with an https address does not create a database when it starts. */
async function makeDatabase({ settings }: TestDatabase): Promise<void> {
  const { dataDir, databaseUrl = null } = settings;
  const database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  await database.close();
}

beforeEach(async () => {
  place = await createTestDatabase();
  await makeDatabase(place);
  smtp = await startSmtpServer();
  const env = { ...place.env, SMTP_URL: smtp.url, MAIL_FROM: 'Entrada <ola@entrada.example>' };
  const settings = readSettings({ ...env, ORIGIN: 'https://entrada.example' });
  const logger = createLogger('silent');
  services = await openServices(settings, logger);
  app = createApp({
    ...apiSetup(services, { rateLimits: false }),
    assets: noAssets,
    clientDir: null,
    strict: true,
  });
});
afterEach(async () => {
  await smtp.close();
  await services.stop();
  await place.dispose();
});

async function post(path: string, body: object): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.status;
}

const subscribe = () => post('/api/newsletter/subscribe', { email: 'noor@tessera.example' });
const write = () =>
  post('/api/contact', {
    name: 'Noor',
    email: 'noor@tessera.example',
    message: 'Can you help us by March?',
  });

const outbox = () => services.database.read((db) => db.selectFrom('outbox').selectAll().execute());

it('what visitors send reaches the mail server within seconds', async () => {
  expect([await subscribe(), await write()]).toEqual([201, 201]);
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(3);
  const mails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const heads = mails.map(({ to, from, replyTo }) => [
    from?.address,
    to?.[0]?.address,
    replyTo?.[0]?.address,
  ]);
  expect(heads.sort()).toEqual([
    ['ola@entrada.example', 'noor@tessera.example', 'ola@entrada.example'],
    ['ola@entrada.example', 'noor@tessera.example', 'ola@entrada.example'],
    ['ola@entrada.example', 'ola@entrada.example', 'noor@tessera.example'],
  ]);
  for (const { messageId, html, text } of mails) {
    expect(messageId).toMatch(/^<[\w.-]+@entrada\.example>$/);
    expect(html && text).toBeTruthy();
  }
  await expect
    .poll(async () => (await outbox()).map(({ status }) => status), { timeout: 10_000 })
    .toEqual(['sent', 'sent', 'sent']);
});

it('a booking brings the faces of who may call along, as pictures of their own', async () => {
  const dayAt = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const listed = await app.request(`/api/bookings/availability?from=${dayAt(3)}&to=${dayAt(30)}`);
  const days = (await listed.json()) as DayAvailability[];
  const [slot] = days.flatMap(({ date, slots }) =>
    slots.flatMap(({ available, time }) => (available ? [{ date, time }] : [])),
  );
  const team = (await (await app.request('/api/team')).json()) as { name: string; face: string }[];
  expect(team).toHaveLength(2);
  expect(await post('/api/bookings', { ...bookingBody(), ...slot })).toBe(201);
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(2);
  const mails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const [mail] = mails.filter(({ to }) => to?.[0]?.address === bookingBody().email);
  for (const { name, face } of team) {
    const cid = faceCid(face);
    expect(mail?.html).toMatch(
      new RegExp(`<img src="cid:${cid}" width="56" height="70" alt="${name}"`),
    );
    const picture = mail?.attachments.find(({ contentId }) => contentId === `<${cid}>`);
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
    const { format, width, height } = await sharp(picture?.content as ArrayBuffer).metadata();
    expect([format, width, height]).toEqual(['png', 160, 200]);
    expect(mail?.text).toContain(name);
  }
  // The company knows who calls.
  const [notice] = mails.filter((one) => one !== mail);
  expect(notice?.html).not.toContain('face-');
});

it.each<[SmtpBehaviour, string]>([
  ['stall', 'waiting'],
  ['policy', 'waiting'],
  ['greylist', 'waiting'],
  ['drop', 'waiting'],
  ['refuse', 'dead'],
])(
  'a visitor is not affected when the mail server is set to %s; the mail is stored as %s',
  async (behaviour, status) => {
    smtp.behaviour = behaviour;
    expect(await subscribe()).toBe(201);
    await expect.poll(() => smtp.rcptCount, { timeout: 10_000 }).toBe(1);
    // While the worker waits for a silent server, it keeps the claim.
    const seen = behaviour === 'stall' ? { lastError: null } : { lastError: expect.any(String) };
    await expect
      .poll(outbox, { timeout: 10_000 })
      .toMatchObject([{ status, attempts: 1, ...seen }]);
    expect(await subscribe()).toBe(409);
  },
);

it('an unreachable mail server is recorded as such, and the mails keep waiting', async () => {
  await smtp.close();
  expect(await write()).toBe(201);
  await expect.poll(outbox, { timeout: 10_000 }).toMatchObject(
    [1, 2].map(() => ({
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringMatching(/CONN|SOCKET/),
    })),
  );
});
