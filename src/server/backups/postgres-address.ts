/** The parameters of an address that libpq, and therefore pg_dump, supports. */
const known = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'user', 'options'];

/**
 * Splits an address into one for PostgreSQL's own programs and the password: other users of the
 * machine can see the arguments of a program, so the password belongs in a file (`passfile`).
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

/** Returns the line of a password file that matches every server, escaped for libpq. */
export function passwordLine(password: string): string {
  return `*:*:*:*:${password.replaceAll('\\', '\\\\').replaceAll(':', '\\:')}\n`;
}
