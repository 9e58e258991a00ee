import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from '../../harness/running-server.ts';

type Row = Record<string, unknown>;
export type Ledger = { orders: Row[]; charges: Row[] };

function read(server: RunningServer): Ledger {
  const file = join(server.mailDir, '..', 'entrada.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
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
