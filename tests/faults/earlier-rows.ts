import { type RawBuilder, sql } from 'kysely';
import { hashToken } from '#core/ids.server.ts';
import type { Database } from '#platform/database/database.server.ts';

// PostgreSQL takes 65,535 parameters in one statement, SQLite 32,766.
const mostParameters = 30_000;
const minute = 60_000;
const started = Date.now();

const ago = (index: number) => new Date(started - index * minute).toISOString();

type Row = Record<string, string | number | null>;

async function insert({ forMigrations: db }: Database, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const size = Math.floor(mostParameters / columns.length);
  for (let at = 0; at < rows.length; at += size) {
    const values: RawBuilder<unknown>[] = rows
      .slice(at, at + size)
      .map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

/** The token of a link of a row: its hash is stored, as the mail had it. */
export const tokenOf = (kind: string, index: number) => `${kind}-${index}`.padEnd(43, 'x');
export const feedToken = 'feed'.padEnd(43, 'x');
export const paymentOf = (index: number) => `pi_sandbox_${index}`;
/** Every third row of each table is of the same person as every third of the others. */
export const emailOf = (index: number, table: string) =>
  index % 3 === 0 ? `shared-${index}@x.example` : `${table}-${index}@x.example`;

/** Fills the tables that migration 010 left with `count` rows each, as visitors would. */
export async function insertEarlierRows(database: Database, count: number): Promise<void> {
  const rowsOf = (make: (index: number) => Row) => Array.from({ length: count }, (_, i) => make(i));
  const by = (email: string) => ({ email, email_key: email.toLowerCase() });
  await insert(
    database,
    'bookings',
    rowsOf((i) => {
      // Beyond the notice period, so that each link offers what it offered.
      const start = new Date(started - (started % (30 * minute)) + (i + 2000) * 30 * minute);
      return {
        id: `b${i}`,
        reference: `EN-B${i}`,
        status: 'confirmed',
        starts_at: start.toISOString(),
        day: start.toISOString().slice(0, 10),
        ends_at: new Date(start.getTime() + 30 * minute).toISOString(),
        time: start.toISOString().slice(11, 16),
        name: `Booker ${i}`,
        company: '',
        phone: '',
        ...by(emailOf(i, 'booking')),
        language: i % 2 ? 'pt' : 'en',
        sequence: 0,
        time_zone: 'Europe/Lisbon',
        created_at: ago(i),
        updated_at: ago(i),
        confirmed_at: ago(i),
      };
    }),
  );
  const linkOf = (kind: string, i: number) => ({
    token_hash: hashToken(tokenOf(kind, i)),
    created_at: ago(i),
  });
  await insert(
    database,
    'booking_links',
    rowsOf((i) => ({ ...linkOf('booking', i), booking_id: `b${i}` })),
  );
  await insert(
    database,
    'contact_messages',
    rowsOf((i) => ({
      id: `m${i}`,
      status: i % 2 ? 'answered' : 'new',
      name: `Writer ${i}`,
      business_name: '',
      phone: '',
      message: 'A question',
      language: 'en',
      ...by(emailOf(i, 'message')),
      answer_by: ago(i),
      created_at: ago(i),
    })),
  );
  await insert(
    database,
    'newsletter_subscribers',
    rowsOf((i) => ({
      id: `s${i}`,
      ...by(emailOf(i, 'subscriber')),
      name: '',
      language: 'pt',
      status: i % 2 ? 'confirmed' : 'unconfirmed',
      created_at: ago(i),
      confirmed_at: i % 2 ? ago(i) : null,
    })),
  );
  for (const purpose of ['confirm', 'unsubscribe'])
    await insert(
      database,
      'newsletter_links',
      rowsOf((i) => ({ ...linkOf(purpose, i), subscriber_id: `s${i}`, purpose })),
    );
  await insert(
    database,
    'orders',
    rowsOf((i) => ({
      id: `o${i}`,
      reference: `EN-O${i}`,
      status: 'paid',
      package_id: 'company-setup',
      name: 'Company setup',
      interval: 'one-time',
      amount_cents: 145_000,
      currency: 'EUR',
      language: 'en',
      provider: 'sandbox',
      payment_id: paymentOf(i),
      secret_hash: hashToken(tokenOf('order', i)),
      billing_name: `Buyer ${i}`,
      billing_email: emailOf(i, 'order'),
      created_at: ago(i),
      updated_at: ago(i),
      paid_at: ago(i),
    })),
  );
  await insert(
    database,
    'outbox',
    rowsOf((i) => ({
      id: `x${i}`,
      kind: 'booking-confirmed',
      message_id: `m${i}@x.example`,
      payload: '{}',
      status: 'sent',
      attempts: 1,
      next_attempt_at: ago(i),
      created_at: ago(i),
      sent_at: ago(i),
    })),
  );
  await insert(database, 'calendar_feeds', [
    { token_hash: hashToken(feedToken), created_at: ago(0) },
  ]);
}
