import { sql } from 'kysely';
import { isListedFor, type Sought } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ConversationTable } from './conversations.tables.ts';
import type { ConversationFilter } from './conversations.ts';
import { messageColumns } from './message-fields.texts.ts';

/** What the inbox shows: the filter, for whom, at which instant, and what is sought. */
export type InboxView = Sought & {
  filter: ConversationFilter;
  staffId: string | null;
  now: string;
};

function withMessage(db: Queryable) {
  return db
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .leftJoin('staff', 'staff.personId', 'conversations.assignedTo');
}

function filtered(db: Queryable, { filter, staffId, now, ...sought }: InboxView) {
  let rows = withMessage(db);
  const isClosed = filter === 'done' || filter === 'spam';
  rows = isClosed ? rows.where('closedAs', '=', filter) : rows.where('closedAs', 'is', null);
  if (filter === 'answered') rows = rows.where('status', '=', 'answered');
  else if (!isClosed && filter !== 'snoozed') rows = rows.where('status', '=', 'new');
  // What is snoozed is in that list alone, whether it was answered or not.
  if (filter === 'snoozed') rows = rows.where('snoozedUntil', '>', now);
  else if (!isClosed)
    rows = rows.where(({ eb, or }) =>
      or([eb('snoozedUntil', 'is', null), eb('snoozedUntil', '<=', now)]),
    );
  if (filter === 'mine') rows = rows.where('assignedTo', '=', staffId ?? '');
  if (filter === 'unassigned') rows = rows.where('assignedTo', 'is', null);
  return rows.where(isListedFor('conversation', sql.ref('conversations.id'), sought));
}

function selectRow(rows: ReturnType<typeof withMessage>) {
  return rows
    .select(messageColumns)
    .select(['conversations.id', 'emailKey', 'contactMessages.language', 'status'])
    .select('contactMessages.personId')
    .select(['answerBy', 'createdAt', 'closedAs', 'assignedTo', 'staff.name as assignedName'])
    .select([
      'snoozedUntil',
      'lastAt',
      'revision',
      'begunAs',
      'projectId',
      'subject',
      'about',
      'aboutTitle',
      'aboutTitlePt',
    ]);
}

/** A conversation with the message of the form that opened it. */
export type ConversationRow = Awaited<ReturnType<typeof listConversations>>[number];

/** Returns a page of conversations: the longest wait first, closed and answered ones newest first. */
export async function listConversations(
  db: Queryable,
  view: InboxView,
  { limit, offset }: { limit: number; offset: number },
) {
  const isPast = ['answered', 'done', 'spam'].includes(view.filter);
  const rows = selectRow(filtered(db, view)).limit(limit).offset(offset);
  const sorted = isPast
    ? rows.orderBy('lastAt', 'desc')
    : rows.orderBy('answerBy').orderBy('createdAt');
  return sorted.orderBy('conversations.id').execute();
}

export async function countConversations(db: Queryable, view: InboxView): Promise<number> {
  const { count } = await filtered(db, view)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countWaitingByAssignee(db: Queryable, now: string) {
  return db
    .selectFrom('contactMessages')
    .innerJoin('conversations', 'conversations.id', 'contactMessages.id')
    .select('assignedTo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('closedAs', 'is', null)
    .where(({ eb, or }) => or([eb('snoozedUntil', 'is', null), eb('snoozedUntil', '<=', now)]))
    .groupBy('assignedTo')
    .execute();
}

/** Returns how many conversations wait for an answer and are not snoozed. */
export async function countWaiting(db: Queryable, now: string): Promise<number> {
  const rows = await countWaitingByAssignee(db, now);
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

/**
 * Returns how many conversations each filter lists. Only those that wait are joined with their message:
 * the rest is read from indexes, whatever has been answered and closed over the years.
 */
export async function countByFilter(
  db: Queryable,
  { staffId, now }: Pick<InboxView, 'staffId' | 'now'>,
): Promise<Record<ConversationFilter, number>> {
  const closed = await db
    .selectFrom('conversations')
    .select('closedAs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('closedAs')
    .execute();
  const { count: asleep } = await db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('snoozedUntil', '>', now)
    .where('closedAs', 'is', null)
    .executeTakeFirstOrThrow();
  const waiting = await countWaitingByAssignee(db, now);
  const of = (state: 'done' | 'spam' | null) =>
    Number(closed.find(({ closedAs }) => closedAs === state)?.count ?? 0);
  const sum = (rows: typeof waiting) => rows.reduce((total, { count }) => total + Number(count), 0);
  const snoozed = Number(asleep);
  return {
    waiting: sum(waiting),
    mine: sum(waiting.filter(({ assignedTo }) => assignedTo === (staffId ?? ''))),
    unassigned: sum(waiting.filter(({ assignedTo }) => assignedTo === null)),
    snoozed,
    // What is open, awake and does not wait has its answer.
    answered: of(null) - snoozed - sum(waiting),
    done: of('done'),
    spam: of('spam'),
  };
}

export async function getConversation(db: Queryable, id: string): Promise<ConversationRow | null> {
  const row = await selectRow(
    withMessage(db).where('conversations.id', '=', id),
  ).executeTakeFirst();
  return row ?? null;
}

/** A conversation that begins; its first message has the same id. */
export type NewConversation = Pick<ConversationTable, 'id' | 'begunAs' | 'subject'>;

export async function insertConversation(
  trx: Queryable,
  {
    at,
    projectId = null,
    ...conversation
  }: NewConversation & { projectId?: string | null; closedAs: 'done' | 'spam' | null; at: string },
): Promise<void> {
  const nothing = { replyToken: null, assignedTo: null, snoozedUntil: null, alarmedAt: null };
  await trx
    .insertInto('conversations')
    .values({ ...conversation, ...nothing, projectId, lastAt: at, revision: 1 })
    .execute();
}

/** Records that a conversation was changed. */
export async function increaseRevision(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('conversations')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateConversation(
  trx: Queryable,
  id: string,
  changes: Partial<Omit<ConversationTable, 'id' | 'revision'>>,
): Promise<void> {
  await trx.updateTable('conversations').set(changes).where('id', '=', id).execute();
}

/** Records whether the message of the form was answered. */
export async function setStatus(
  trx: Queryable,
  id: string,
  status: 'new' | 'answered',
): Promise<void> {
  await trx.updateTable('contactMessages').set({ status }).where('id', '=', id).execute();
}

/** Returns the open conversations of whose promise the company has not been reminded. */
export async function listUnalarmed(
  db: Queryable,
): Promise<Pick<ConversationRow, 'id' | 'answerBy' | 'name' | 'email'>[]> {
  return db
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .select(['conversations.id', 'answerBy', 'name', 'email'])
    .where('status', '=', 'new')
    .where('closedAs', 'is', null)
    .where('alarmedAt', 'is', null)
    .orderBy('answerBy')
    .limit(200)
    .execute();
}
