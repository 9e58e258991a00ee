import { migrate, migrations, pendingMigrations } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';

async function init({ database, clock }: Context): Promise<string> {
  if ((await pendingMigrations(database)).length < migrations.length)
    throw new OwnerRefusal('There is a database already; nothing was changed.');
  await migrate(database);
  await seedIfEmpty(database, clock);
  return 'The database is made, with sample content to replace. Start the server.';
}

/** `npm run owner -- init`: makes the database of a new site; a start with an https ORIGIN makes none. */
export const initCommand: OwnerCommand = {
  name: 'init',
  summary: 'Makes the database of a new site, with sample content. Once, before the first start.',
  usage: '',
  async run(context, args) {
    if (args.length > 0) throw new OwnerUsageError('"init" takes no more words.');
    return init(context);
  },
};
