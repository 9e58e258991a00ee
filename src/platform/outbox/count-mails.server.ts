import type { Queryable } from '#platform/database/database.server.ts';

/** Returns how many mails of a kind were queued since an instant, by the start of their Message-ID. */
export async function countMails(
  db: Queryable,
  { kind, messageIdStart, since }: { kind: string; messageIdStart: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('messageId', 'like', `${messageIdStart}%`)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns how many mails of a kind were queued to one recipient since an instant. */
export async function countMailsTo(
  db: Queryable,
  { kind, recipientHash, since }: { kind: string; recipientHash: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('recipientHash', '=', recipientHash)
    .where('kind', '=', kind)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
