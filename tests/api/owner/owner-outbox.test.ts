import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { mailNumber } from '../../factories/outbox-place.ts';
import { ownerHere, type Printed } from '../../factories/owner-terminal.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await createTestDatabase();
  const { dataDir, databaseUrl = null } = place.settings;
  database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  await seedIfEmpty(database, () => new Date());
});
afterEach(() => database.transaction((trx) => trx.deleteFrom('outbox').execute()));
afterAll(async () => {
  await database.close();
  await place.dispose();
});

function here(...args: string[]): Promise<Printed> {
  return ownerHere(database, place, ...args);
}

function hours(count: number): Date {
  return new Date(Date.now() + count * 3_600_000);
}

async function mail(number: number, status: 'waiting' | 'dead'): Promise<string> {
  const outgoing = mailNumber(number);
  await database.transaction(async (trx) => {
    await enqueueMail(trx, outgoing, hours(-50).toISOString());
    await trx
      .updateTable('outbox')
      .set({ status, attempts: 12, lastError: 'EENVELOPE 550: no such person' })
      .where('messageId', '=', outgoing.messageId)
      .execute();
  });
  const row = await database.read((db) =>
    db.selectFrom('outbox').select('id').where('messageId', '=', outgoing.messageId).execute(),
  );
  return row[0]?.id ?? '';
}

describe('the outbox', () => {
  it('shows dead letters first, with recipient, attempts, age and the last error', async () => {
    await mail(1, 'waiting');
    const id = await mail(2, 'dead');
    const [, first, second] = (await here('outbox')).output.split('\n');
    expect(first).toMatch(
      /^DEAD +booking-confirmed +noor2@example.com +12 +2 days +EENVELOPE 550: no such person +/,
    );
    expect(first).toContain(id);
    expect(second).toMatch(/^waits +booking-confirmed +noor1@example.com /);
  });

  it('retries one dead letter, or all', async () => {
    const id = await mail(1, 'dead');
    await mail(2, 'dead');
    await mail(3, 'dead');
    expect((await here('outbox', 'retry', id)).output).toBe('One mail is being sent again.\n');
    const rows = await database.read((db) =>
      db.selectFrom('outbox').selectAll().where('status', '=', 'waiting').execute(),
    );
    expect(rows).toMatchObject([{ id, attempts: 0, claimedUntil: null }]);
    expect(Date.parse(rows[0]?.nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await here('outbox', 'retry', id)).toMatchObject({ code: 1 });
    expect((await here('outbox', 'retry', 'all')).output).toBe('2 mails are being sent again.\n');
  });

  it('says so when every mail has been sent', async () => {
    expect((await here('outbox')).output).toBe('Every mail has been sent.\n');
  });
});
