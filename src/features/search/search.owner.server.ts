import type { Context } from '#platform/context/context.server.ts';
import type { OwnerCommand } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import { rebuildSearchIndex } from '#platform/search/update-search-index.server.ts';

/** Writes again what a search of visitors compares; returns how many records there are. */
type Reindex = (context: Context) => Promise<number>;

/** `npm run owner -- reindex`: makes the search indexes again, as after changes by SQL. */
export function reindexCommand(
  sources: readonly SearchSource[],
  others: readonly Reindex[] = [],
): OwnerCommand {
  return {
    name: 'reindex',
    summary: 'Indexes every record for the searches of the site and the back office again.',
    usage: '',
    async run(context, args) {
      readOwnerArgs(args, { flags: {}, most: 0 });
      let count = await rebuildSearchIndex(context, sources);
      for (const reindex of others) count += await reindex(context);
      return `${count} records are indexed.`;
    },
  };
}
