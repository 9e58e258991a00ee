import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitForMail } from '../harness/mailbox.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { type BookedResponse, bodyFor, freeSlots, postBooking } from './book.ts';
import { type ConnectionProxy, startConnectionProxy } from './connection-proxy.ts';

let testDatabase: TestDatabase;
let proxy: ConnectionProxy;
let server: RunningServer;
beforeEach(async () => {
  testDatabase = await createTestDatabase('postgres');
  proxy = await startConnectionProxy(testDatabase.settings.databaseUrl ?? '');
  server = await startServer({ ...testDatabase.env, DATABASE_URL: proxy.url });
});
afterEach(async () => {
  await server.kill();
  await proxy.close();
  await testDatabase.dispose();
});

async function statusOf(path: string): Promise<number> {
  return (await fetch(server.origin + path)).status;
}

describe('a server that loses its database', () => {
  it('is up but not ready, responds with a problem, and is ready again once the database is back', async () => {
    expect(await statusOf('/readyz')).toBe(200);
    proxy.cut();
    const response = await fetch(`${server.origin}/readyz`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.text()).not.toMatch(/ECONN|127\.0\.0\.1|postgres|\bat /);
    expect(await statusOf('/healthz')).toBe(200);
    const call = await fetch(`${server.origin}/api/testimonials`);
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('5');
    expect(await call.json()).toMatchObject({ code: 'temporarily_unavailable' });
    proxy.restore();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/api/testimonials')).toBe(200);
  });
});

describe('what the log holds', () => {
  it('identifies no visitor, after bookings, rejections and failures', async () => {
    const [slot = { date: '', time: '' }, other = slot] = await freeSlots(server.origin);
    const body = bodyFor(slot);
    const response = await postBooking(server.origin, body, 'key-of-this-visitor');
    const booked = (await response.json()) as BookedResponse;
    expect(response.status).toBe(201);
    const token = booked.manageUrl.split('/').at(-1) ?? '';
    await waitForMail(server.mailDir, (mail) => mail.to?.[0]?.address === body.email);
    expect((await postBooking(server.origin, { ...body, ...other })).status).toBe(409);
    expect((await postBooking(server.origin, { ...body, date: 'nonsense' })).status).toBe(422);
    expect(await statusOf(`/api/bookings/manage/${token}`)).toBe(200);
    proxy.cut();
    expect((await postBooking(server.origin, { ...body, ...other })).status).toBe(503);
    await expect
      .poll(() => server.logs.some((line) => line.includes('a call failed')), { timeout: 15_000 })
      .toBe(true);

    const log = server.logs.join('\n');
    expect(log).toContain('"msg":"mail sent"');
    expect(token.length).toBeGreaterThan(40);
    for (const personal of [
      body.email,
      'visitor.example',
      'Zoraida',
      'Quintanilha',
      body.phone,
      '123 4567',
      token,
      booked.reference,
      'key-of-this-visitor',
    ])
      expect(log).not.toContain(personal);
  });
});
