import { ownerTime } from '#platform/owner/owner-clock.ts';
import type { OwnerCommand } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { findSubscribers } from './newsletter.repository.server.ts';

/** `npm run owner -- subscribers`: who may be written to, or everybody who ever asked. */
export const subscribersCommand: OwnerCommand = {
  name: 'subscribers',
  summary:
    'Confirmed subscribers, who alone may be written to; --all adds the unconfirmed and those who left.',
  usage: '[--all] [--csv[=file]]',
  async run({ database }, args) {
    const { flags } = readOwnerArgs(args, { flags: { all: 'boolean' } });
    const subscribers = await database.read((db) => findSubscribers(db, flags.all === true));
    return {
      columns: ['e-mail', 'name', 'language', 'status', 'asked', 'confirmed', 'left'],
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
