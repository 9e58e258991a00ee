import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { exportCommand, importCommand } from './commands/file-commands.server.ts';
import {
  listCommand,
  publishCommand,
  saveCommand,
  showCommand,
  withdrawCommand,
} from './commands/record-commands.server.ts';
import { readOldSite } from './old-site.ts';

function requireWord(word: string | undefined, name: string): string {
  if (word === undefined) throw new OwnerUsageError(`The ${name} is missing.`);
  return word;
}

function requireKind(kinds: readonly ContentKind[], word: string | undefined): ContentKind {
  const name = requireWord(word, 'kind');
  const kind = kinds.find((one) => one.name === name);
  if (kind) return kind;
  const names = kinds.map((one) => one.name).join(', ');
  throw new OwnerRefusal(`There is no kind of content "${name}". The kinds are ${names}.`);
}

/** `npm run owner -- content …`: reads, writes, imports and exports content, for scripts. */
export function contentCommand(kinds: readonly ContentKind[], files: ArchiveFiles): OwnerCommand {
  return {
    name: 'content',
    summary:
      'Lists, prints (JSON), saves, publishes and withdraws content; imports a file of ours, of WordPress, Ghost, Substack, Medium or CSV; exports everything.',
    usage:
      'list <kind> | show <kind> <id> | save <kind> <id|new> <file|-> | publish <kind> <id> | withdraw <kind> <id> | import <file> [--dry-run] [--only-new] [--old-site=<address>] | export <file>',
    async run(context, args) {
      const { words, flags } = readOwnerArgs(args, {
        flags: { 'dry-run': 'boolean', 'only-new': 'boolean', 'old-site': 'string' },
        most: 4,
      });
      const [verb = '', first, second, third] = words;
      if (verb !== 'import' && Object.keys(flags).length > 0)
        throw new OwnerUsageError('--dry-run, --only-new and --old-site are for import.');
      const most = { list: 2, save: 4, import: 2, export: 2 }[verb] ?? 3;
      if (words.length > most) throw new OwnerUsageError('There are too many words.');
      switch (verb) {
        case 'list':
          return listCommand(context, requireKind(kinds, first));
        case 'show':
          return showCommand(context, requireKind(kinds, first), requireWord(second, 'id'));
        case 'save': {
          const kind = requireKind(kinds, first);
          const id = requireWord(second, 'id');
          return saveCommand(context, kind, { id, file: requireWord(third, 'file') });
        }
        case 'publish':
          return publishCommand(context, requireKind(kinds, first), requireWord(second, 'id'));
        case 'withdraw':
          return withdrawCommand(context, requireKind(kinds, first), requireWord(second, 'id'));
        case 'import': {
          const file = requireWord(first, 'file');
          const isDryRun = flags['dry-run'] === true;
          const oldSite = readOldSite(String(flags['old-site'] ?? ''));
          if (oldSite === null)
            throw new OwnerUsageError(`"${flags['old-site']}" is no address of a site.`);
          return importCommand(context, kinds, {
            file,
            library: files,
            isDryRun,
            onlyNew: flags['only-new'] === true,
            oldSite,
          });
        }
        case 'export':
          return exportCommand(context, kinds, { file: requireWord(first, 'file'), files });
        default:
          throw new OwnerUsageError(verb === '' ? 'A word is missing.' : `"${verb}" is not known.`);
      }
    },
  };
}
