import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from '../../harness/running-server.ts';

type Row = Record<string, unknown>;
export type Ledger = { orders: Row[]; charges: Row[] };

function databaseFile({ mailDir }: RunningServer): string {
  return join(mailDir, '..', 'entrada.sqlite');
}

function read(server: RunningServer): Ledger {
  const database = new DatabaseSync(databaseFile(server), { readOnly: true });
  try {
    const rows = (table: string) => database.prepare(`SELECT * FROM ${table}`).all();
    return { orders: rows('orders'), charges: rows('charges') };
  } finally {
    database.close();
  }
}

/** Returns a reader of the orders and charges added from now on. */
export function watchLedger(server: RunningServer): () => Ledger {
  const before = read(server);
  const isNew = (rows: Row[], key: string) => (row: Row) =>
    !rows.some((earlier) => earlier[key] === row[key]);
  return () => {
    const now = read(server);
    return {
      orders: now.orders.filter(isNew(before.orders, 'id')),
      charges: now.charges.filter(isNew(before.charges, 'payment_id')),
    };
  };
}

/** Cancels every payment that is open in the sandbox, as the provider's dashboard can. */
export function cancelPayments(server: RunningServer): void {
  const database = new DatabaseSync(databaseFile(server), { timeout: 5000 });
  try {
    database.exec("UPDATE sandbox_payments SET status = 'cancelled' WHERE status = 'open'");
  } finally {
    database.close();
  }
}

/** Adds an event that the provider reported about a payment of no order here. */
export function addUnknownEvent(server: RunningServer, payment: string): void {
  const database = new DatabaseSync(databaseFile(server), { timeout: 5000 });
  try {
    database
      .prepare(
        "INSERT INTO payment_events (id, type, about_kind, about_id, outcome, received_at) VALUES (?, 'charge.refunded', 'payment', ?, 'unknown', ?)",
      )
      .run(`evt_${payment}`, payment, new Date().toISOString());
  } finally {
    database.close();
  }
}

/** Changes the currency of every package of the catalogue. */
export function setCurrency(server: RunningServer, currency: string): void {
  const database = new DatabaseSync(databaseFile(server), { timeout: 5000 });
  try {
    database.prepare('UPDATE service_packages SET currency = ?').run(currency);
  } finally {
    database.close();
  }
}
