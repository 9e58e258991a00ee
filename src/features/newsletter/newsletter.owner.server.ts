import { mailboxKey } from '#core/email-address.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { getSubscriberByEmail, listSubscribers } from './newsletter.repository.server.ts';
import { removeFromList } from './unsubscribe/unsubscribe.server.ts';

async function remove(context: Context, email: string): Promise<string> {
  const found = await transact(context, async (trx) => {
    const subscriber = await getSubscriberByEmail(trx, mailboxKey(email));
    if (subscriber === null) throw new OwnerRefusal(`${email} is not on the list.`);
    const wording = 'npm run owner -- subscribers remove';
    await removeFromList(context, trx, subscriber, { language: 'en', wording });
    return subscriber;
  });
  return `${found.email} is off the list.`;
}

/** `npm run owner -- subscribers`: lists confirmed subscribers, or all. */
export const subscribersCommand: OwnerCommand = {
  name: 'subscribers',
  summary:
    'Confirmed subscribers, the only ones who may be written to; --all adds the unconfirmed and those who left. "remove <email>" takes someone off the list.',
  usage: '[--all] [--csv[=file]] | remove <email>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, { flags: { all: 'boolean' }, most: 2 });
    const [word, email] = words;
    if (word === 'remove' && email) return remove(context, email);
    if (word !== undefined)
      throw new OwnerUsageError('To take someone off the list, use "remove <email>".');
    const subscribers = await context.database.read((db) =>
      listSubscribers(db, flags.all === true),
    );
    return {
      columns: ['email', 'name', 'language', 'status', 'asked', 'confirmed', 'left'],
      rows: subscribers.map((subscriber) => [
        subscriber.email,
        subscriber.name,
        subscriber.language,
        subscriber.status,
        ownerTime(subscriber.createdAt),
        ownerTime(subscriber.confirmedAt),
        ownerTime(subscriber.unsubscribedAt),
      ]),
      empty: flags.all ? 'Nobody has subscribed yet.' : 'No subscriber is confirmed.',
    };
  },
};
