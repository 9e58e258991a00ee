import { domainToASCII } from 'node:url';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from './migration.ts';

const keys = [
  { table: 'people', column: 'email_key', isUnique: true },
  { table: 'newsletter_subscribers', column: 'email_key', isUnique: true },
  { table: 'bookings', column: 'email_key', isUnique: false },
  { table: 'contact_messages', column: 'email_key', isUnique: false },
  { table: 'sender_blocks', column: 'value', isUnique: true },
] as const;

/** An address, or a domain alone, with the domain as the name system has it. */
function asciiKey(key: string): string {
  const at = key.lastIndexOf('@') + 1;
  return key.slice(0, at) + (domainToASCII(key.slice(at)) || key.slice(at));
}

async function rewrite(
  db: QueryExecutorProvider,
  { engine }: Parameters<Migration['up']>[1],
  { table, column, isUnique }: (typeof keys)[number],
): Promise<void> {
  const [name, of] = [sql.table(table), sql.ref(column)];
  const isForeign = engine === 'sqlite' ? sql`${of} glob '*[^ -~]*'` : sql`${of} ~ '[^ -~]'`;
  const { rows } = await sql<{ key: string }>`select distinct ${of} as key from ${name}
    where ${isForeign}`.execute(db);
  for (const { key } of rows) {
    const ascii = asciiKey(key);
    const isFree = isUnique
      ? sql`not exists (select 1 from ${name} as other where other.${of} = ${ascii})`
      : sql`1 = 1`;
    await sql`update ${name} set ${of} = ${ascii} where ${of} = ${key} and ${isFree}`.execute(db);
  }
}

/**
 * Addresses are compared with the domain in its ASCII form, so that `ana@café.pt` is
 * `ana@xn--caf-dma.pt`. Where both were stored, the second stays as it is: two people are merged by staff.
 */
export const oneMailbox: Migration = {
  name: '084-one-mailbox',
  async up(db, engineSql) {
    for (const one of keys) await rewrite(db, engineSql, one);
  },
};
