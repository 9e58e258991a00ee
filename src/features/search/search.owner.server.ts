import type { OwnerCommand } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import { rebuildSearchIndex } from '#platform/search/update-search-index.server.ts';

/** `npm run owner -- reindex`: makes the search index anew, as after changes by SQL. */
export function reindexCommand(sources: readonly SearchSource[]): OwnerCommand {
  return {
    name: 'reindex',
    summary: 'Indexes every record for the search of the back office again.',
    usage: '',
    async run(context, args) {
      readOwnerArgs(args, { flags: {}, most: 0 });
      const count = await rebuildSearchIndex(context, sources);
      return `${count} records are indexed.`;
    },
  };
}
