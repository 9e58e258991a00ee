import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { languageOf } from '#i18n/language.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import type { ComposeInput } from '../conversations.input.ts';
import { getConversation } from '../conversations.repository.server.ts';
import { beginConversation } from '../mail-in/begin-conversation.server.ts';
import { findUnsentFiles, type OutgoingFile } from '../outgoing-files.server.ts';
import { noteInConversation, sendInConversation } from '../write-in-conversation.server.ts';

export type ComposeRefusal =
  | 'unknown_person'
  | 'no_address'
  | 'unknown_file'
  | 'too_many_mails'
  | KeyReused;

type Addressee = { personId: string; email: string; name: string; language: 'en' | 'pt' };

/** Returns to whom is written: a person, or whoever has an address, who is made a person. */
async function findAddressee(
  context: Context,
  trx: Queryable,
  { personId, email, name, language }: ComposeInput,
): Promise<Addressee | null> {
  const id =
    personId ||
    (email === ''
      ? ''
      : await recordPerson(context, trx, { email, name, language: language || 'en' }));
  if (id === '') return null;
  const row = await trx
    .selectFrom('people')
    .select(['id', 'email', 'name', 'language', 'mergedInto'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (row.mergedInto !== null)
    return findAddressee(context, trx, { personId: row.mergedInto } as ComposeInput);
  const chosen = language || languageOf(row.language);
  return { personId: row.id, email: email || row.email, name: row.name || name, language: chosen };
}

/** A mail above the limit of a day, for which nothing of the conversation may stay. */
class TooManyMails extends Error {}

async function begin(
  context: Context,
  trx: Queryable,
  input: ComposeInput,
  { id, to, files }: { id: string; to: Addressee; files: OutgoingFile[] },
): Promise<void> {
  const { subject, text, channel, isShown } = input;
  await beginConversation(context, trx, {
    ...to,
    id,
    begunAs: 'company',
    subject,
    message: '',
    answerBy: toInstant(context.clock()),
    closedAs: null,
  });
  const row = await getConversation(trx, id);
  if (row === null) throw new Error('The conversation was not stored');
  const message = { id: newId(), text, files };
  if (channel !== 'mail')
    await noteInConversation(context, trx, row, { ...message, channel, isShown });
  else if (
    !(await sendInConversation(context, trx, row, { ...message, heldFor: 0, closedAs: null }))
  )
    throw new TooManyMails();
}

/**
 * Begins a conversation with somebody, by a mail or by the note of a call, which has no mail. Nobody owes
 * an answer until they write.
 */
export async function beginWith(
  context: Context,
  input: ComposeInput,
  key: string | null,
): Promise<Result<{ id: string }, ComposeRefusal>> {
  const id = newId();
  const keyed = { scope: 'conversation-begin', key, request: input };
  try {
    return await transact(context, (trx) =>
      withIdempotencyKey<{ id: string }, ComposeRefusal>(context, trx, keyed, async () => {
        const to = await findAddressee(context, trx, input);
        if (to === null) return refuse('unknown_person');
        if (to.email === '' && input.channel === 'mail') return refuse('no_address');
        const files = await findUnsentFiles(trx, input.fileIds);
        if (files === null) return refuse('unknown_file');
        await begin(context, trx, input, { id, to, files });
        await recordChange(context, trx, {
          action: 'conversation.begin',
          subject: { kind: 'conversation', id },
          after: { channel: input.channel, files: files.length },
        });
        return accept({ id });
      }),
    );
  } catch (error) {
    if (error instanceof TooManyMails) return refuse('too_many_mails');
    throw error;
  }
}
