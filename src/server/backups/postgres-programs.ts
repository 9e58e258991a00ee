export type FoundProgram = { path: string; major: number };

/** `pg_dump (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)` → 15, or null for any other text. */
export function readMajor(version: string): number | null {
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(version) ?? [];
  return major === undefined ? null : Number(major);
}

/** Returns the newest program found, or a message that says what to install for this server. */
export function chooseProgram(
  name: string,
  found: readonly FoundProgram[],
  serverMajor: number,
): FoundProgram | string {
  const newest = found.toSorted((a, b) => b.major - a.major)[0];
  const remedy = `On Debian: apt-get install postgresql-client-${serverMajor} (or newer); elsewhere: https://www.postgresql.org/download/`;
  if (newest === undefined)
    return `PostgreSQL is backed up and restored by its own program ${name}, which is not installed here. ${remedy}`;
  if (newest.major < serverMajor)
    return `The PostgreSQL server is version ${serverMajor}, the newest ${name} here is ${newest.major}: it must not be older than the server. ${remedy}`;
  return newest;
}
