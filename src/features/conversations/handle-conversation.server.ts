import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { getActiveStaff } from '#features/auth/staff/get-active-staff.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { deleteBlocksOf, insertBlock } from './blocks/blocks.repository.server.ts';
import { type ChangeRefusal, changeConversation, type Seen } from './change-conversation.server.ts';
import { type ConversationRow, updateConversation } from './conversations.repository.server.ts';
import { blockValue } from './conversations.ts';
import { assignedMail } from './emails/assigned-mail.server.ts';

type Changed<Refusal = never> = Promise<Result<null, ChangeRefusal | Refusal>>;

/** Mails one of the staff that a conversation is theirs, unless it was, or they took it themselves. */
async function tellAssigned(
  context: Context,
  trx: Queryable,
  row: ConversationRow,
  to: { personId: string; email: string; language: string },
): Promise<void> {
  const { actor, clock, origin } = context;
  const bySelf = actor.kind === 'staff' && actor.personId === to.personId;
  if (bySelf || row.assignedTo === to.personId) return;
  // The limit of such mails a day counts those of the same person.
  await context.database.lock(trx, `assigned:${to.personId}`);
  const giver = actor.kind === 'staff' ? await getActiveStaff(trx, actor.personId) : null;
  const sender = { origin, company: await requireCompany(trx) };
  const mail = assignedMail(row, { ...sender, to, by: giver?.name ?? null });
  await enqueueMail(trx, mail, toInstant(clock()));
}

/** Gives a conversation to one of the staff, who is told by a mail, or to nobody. */
export function assignConversation(
  context: Context,
  seen: Seen,
  staffId: string | null,
): Changed<'not_staff'> {
  return transact(context, (trx) =>
    changeConversation(context, trx, seen, {
      action: 'conversation.assign',
      async apply(row) {
        const member = staffId === null ? null : await getActiveStaff(trx, staffId);
        if (staffId !== null && member === null) return refuse('not_staff');
        await updateConversation(trx, seen.id, { assignedTo: staffId });
        if (member !== null) await tellAssigned(context, trx, row, member);
        return accept({ value: null, after: { assignedTo: staffId } });
      },
    }),
  );
}

/** Takes a conversation off the list until an instant, or puts it back. The promise goes on. */
export function snoozeConversation(
  context: Context,
  seen: Seen,
  until: string | null,
): Changed<'past'> {
  return transact(context, (trx) =>
    changeConversation(context, trx, seen, {
      action: 'conversation.snooze',
      async apply() {
        if (until !== null && Date.parse(until) <= context.clock().getTime()) return refuse('past');
        await updateConversation(trx, seen.id, { snoozedUntil: until });
        return accept({ value: null, after: { until } });
      },
    }),
  );
}

/** Closes a conversation as done or spam, or opens it again. */
export function closeConversation(
  context: Context,
  seen: Seen,
  closedAs: 'done' | 'spam' | null,
): Changed {
  return transact(context, (trx) =>
    changeConversation(context, trx, seen, {
      action: 'conversation.close',
      async apply() {
        await updateConversation(trx, seen.id, { closedAs });
        return accept({ value: null, after: { closedAs } });
      },
    }),
  );
}

/** Blocks a sender, who is not told, and files the conversation as spam. */
export function blockSender(context: Context, seen: Seen, kind: 'address' | 'domain'): Changed {
  const id = newId();
  return transact(context, (trx) =>
    changeConversation(context, trx, seen, {
      action: 'conversation.block',
      async apply({ emailKey }) {
        const createdAt = context.clock().toISOString();
        await insertBlock(trx, { id, kind, value: blockValue(kind, emailKey), createdAt });
        await updateConversation(trx, seen.id, { closedAs: 'spam' });
        return accept({ value: null, after: { kind } });
      },
    }),
  );
}

/** Removes the blocks of a sender and opens the conversation again. */
export function unblockSender(context: Context, seen: Seen): Changed {
  return transact(context, (trx) =>
    changeConversation(context, trx, seen, {
      action: 'conversation.unblock',
      async apply({ emailKey }) {
        const kinds = await deleteBlocksOf(trx, emailKey);
        await updateConversation(trx, seen.id, { closedAs: null });
        return accept({ value: null, after: { kinds } });
      },
    }),
  );
}
