import { toInstant } from '#core/clock.ts';
import { messageFieldNames, messageFields } from '#features/conversations/message-fields.texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { listMessages, markAnswered } from './contact.repository.server.ts';
import type { ContactMessage } from './contact.ts';

function describeState({ status, answerBy }: ContactMessage, now: string): string {
  if (status === 'answered') return 'answered';
  return answerBy < now ? 'LATE' : 'waits';
}

type Column = [heading: string, value: (message: ContactMessage, now: string) => string | null];

function fieldColumns(kind: 'short' | 'long'): Column[] {
  const names = messageFieldNames.filter(
    (name) => (kind === 'long') === Boolean(messageFields[name].isLong),
  );
  return names.map((name) => [messageFields[name].column ?? name, (message) => message[name]]);
}

const columns: Column[] = [
  ['answer by (Lisbon)', ({ answerBy }) => ownerTime(answerBy)],
  ['state', describeState],
  ...fieldColumns('short'),
  ['language', ({ language }) => language],
  ...fieldColumns('long'),
  ['came', ({ createdAt }) => ownerTime(createdAt)],
  ['id', ({ id }) => id],
];

async function recordAnswer(context: Context, id: string): Promise<string> {
  const found = await transact(context, (trx) => markAnswered(trx, id));
  if (!found) throw new OwnerRefusal(`There is no message ${id}.`);
  return `The message ${id} is answered.`;
}

/** `npm run owner -- messages`: lists the messages to answer and their deadlines. */
export const messagesCommand: OwnerCommand = {
  name: 'messages',
  summary:
    'Messages waiting for an answer, the most urgent first; --all adds answered ones. "answered <id>" marks one as answered.',
  usage: '[--all] [--csv[=file]] | answered <id>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, { flags: { all: 'boolean' }, most: 2 });
    const [word, id] = words;
    if (word === 'answered' && id) return recordAnswer(context, id);
    if (word !== undefined)
      throw new OwnerUsageError('To mark a message as answered, use "answered <id>".');
    const now = toInstant(context.clock());
    const messages = await context.database.read((db) => listMessages(db, flags.all === true));
    return {
      columns: columns.map(([heading]) => heading),
      rows: messages.map((message) => columns.map(([, value]) => value(message, now))),
      empty: flags.all ? 'No message yet.' : 'Nobody is waiting for an answer.',
    };
  },
};
