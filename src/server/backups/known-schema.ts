import { ForeignBackup, NewerBackup } from './backup-refusal.ts';

/** Throws `ForeignBackup` if there is no schema, `NewerBackup` if it has a migration that this version does not know. */
export function requireKnownSchema(
  applied: readonly string[],
  known: readonly string[],
  what: string,
): void {
  const foreign = applied.filter((name) => !known.includes(name));
  if (applied.length === 0)
    throw new ForeignBackup(`${what} is no database of this site: it has no schema.`);
  if (foreign.length > 0)
    throw new NewerBackup(
      `${what} was made by a newer version of this site (${foreign.join(', ')}): update the site first (git pull), then try again.`,
    );
}
