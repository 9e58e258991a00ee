import { BackupRefusal } from './backup-refusal.ts';

/** Throws `BackupRefusal` if there is no schema, or if it has a migration that this version does not know. */
export function requireKnownSchema(
  applied: readonly string[],
  known: readonly string[],
  what: string,
): void {
  const foreign = applied.filter((name) => !known.includes(name));
  if (applied.length === 0)
    throw new BackupRefusal(`${what} is no database of this site: it has no schema.`);
  if (foreign.length > 0)
    throw new BackupRefusal(
      `${what} was made by a newer version of this site (${foreign.join(', ')}): update the site first (git pull), then try again.`,
    );
}
