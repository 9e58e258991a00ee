import { createContext, type Services } from '#platform/context/context.server.ts';
import { formatCsv } from '#platform/owner/format-csv.ts';
import { formatTable } from '#platform/owner/format-table.ts';
import {
  type OwnerCommand,
  OwnerRefusal,
  type OwnerTable,
  OwnerUsageError,
} from '#platform/owner/owner-command.ts';

/** A command's result; `code`: 0 done, 1 refused, 2 wrong usage. `file`: where to write `output`. */
export type OwnerOutcome = { code: 0 | 1 | 2; output: string; error: string; file: string | null };

type Output = { csv: boolean; file: string | null };

function formatHelp(commands: readonly OwnerCommand[]): string {
  const lines = commands.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`);
  return `npm run owner -- <command>\n\n${lines.join('\n')}\n\nA list becomes CSV with --csv (standard output) or --csv=<file>.`;
}

function readOutput(args: readonly string[]): Output & { rest: string[] } {
  const isOutput = (argument: string) => /^--csv(=|$)/.test(argument);
  const given = args.find(isOutput);
  return {
    csv: given !== undefined,
    file: given?.slice('--csv='.length) || null,
    rest: args.filter((argument) => !isOutput(argument)),
  };
}

function format(result: string | OwnerTable, { csv }: Output): string {
  if (typeof result !== 'string') return csv ? formatCsv(result) : `${formatTable(result)}\n`;
  if (csv) throw new OwnerUsageError('This has no list, so there is no CSV of it.');
  return `${result}\n`;
}

/** Runs the command that `args` begin with. Throws unexpected errors only. */
export async function runOwnerCommand(
  commands: readonly OwnerCommand[],
  args: readonly string[],
  openServices: () => Promise<Services>,
): Promise<OwnerOutcome> {
  const [name = '', ...words] = args;
  const nothing = { output: '', error: '', file: null };
  if (['help', '--help', '-h'].includes(name))
    return { ...nothing, code: 0, output: `${formatHelp(commands)}\n` };
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const unknown = name === '' ? '' : `There is no command "${name}".\n\n`;
    return { ...nothing, code: 2, error: `${unknown}${formatHelp(commands)}\n` };
  }
  const { rest, ...output } = readOutput(words);
  try {
    const context = createContext(await openServices(), { kind: 'command-line' });
    const result = await command.run(context, rest);
    return { ...nothing, code: 0, output: format(result, output), file: output.file };
  } catch (error) {
    const usage = `npm run owner -- ${name} ${command.usage}`.trimEnd();
    if (error instanceof OwnerUsageError)
      return { ...nothing, code: 2, error: `${error.message}\n\n  ${usage}\n` };
    if (error instanceof OwnerRefusal) return { ...nothing, code: 1, error: `${error.message}\n` };
    throw error;
  }
}
