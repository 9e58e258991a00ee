import { parseArgs } from 'node:util';
import { OwnerUsageError } from './owner-command.ts';

/** The arguments of a command; `--name value` and `--name=value` are the same. */
export type OwnerArgs = {
  words: string[];
  flags: Record<string, string | boolean | undefined>;
};

/**
 * Parses the arguments of a command. `flags` are the allowed ones and whether each takes a value.
 * Throws `OwnerUsageError` for any other flag, and for more than `most` words.
 */
export function readOwnerArgs(
  args: readonly string[],
  { flags = {}, most = 0 }: { flags?: Record<string, 'string' | 'boolean'>; most?: number } = {},
): OwnerArgs {
  try {
    const options = Object.fromEntries(
      Object.entries(flags).map(([name, type]) => [name, { type }]),
    );
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length <= most)
      return { words: positionals, flags: values as OwnerArgs['flags'] };
  } catch (error) {
    throw new OwnerUsageError((error as Error).message);
  }
  throw new OwnerUsageError('There are too many words.');
}
