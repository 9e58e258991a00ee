import { migrate, migrations, pendingMigrations } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { readSettings } from '#platform/env.server.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';

async function init({ database, clock }: Context): Promise<string> {
  if ((await pendingMigrations(database)).length < migrations.length)
    throw new OwnerRefusal('There is already a database; nothing was changed.');
  await migrate(database);
  const { samples } = readSettings();
  await seedIfEmpty(database, clock, { samples });
  const content = samples ? 'with sample content to replace' : 'without sample content';
  return `The database is made, ${content}. Start the server.`;
}

/** `npm run owner -- init`: makes the database of a new site; a start with an https ORIGIN makes none. */
export const initCommand: OwnerCommand = {
  name: 'init',
  summary:
    'Makes the database of a new site, with sample content unless SAMPLES is off. Once, before the first start.',
  usage: '',
  async run(context, args) {
    if (args.length > 0) throw new OwnerUsageError('"init" takes no more words.');
    return init(context);
  },
};
