/** What libpq, and so pg_dump, knows of the parameters that an address may carry. */
const known = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'user', 'options'];

/**
 * The address as PostgreSQL's own programs read it, without the password: other users of the
 * machine see a program's arguments. The password goes into a file (`passfile`).
 */
export function withoutPassword(databaseUrl: string): { address: URL; password: string } {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const parameters = address.searchParams;
  if (parameters.get('ssl') === 'true' && !parameters.has('sslmode'))
    parameters.set('sslmode', 'require');
  if (parameters.get('sslmode') === 'no-verify') parameters.set('sslmode', 'require');
  for (const name of [...parameters.keys()]) if (!known.includes(name)) parameters.delete(name);
  return { address, password };
}

/** The line of a password file that fits every server; libpq's escapes. */
export function passwordLine(password: string): string {
  return `*:*:*:*:${password.replaceAll('\\', '\\\\').replaceAll(':', '\\:')}\n`;
}
