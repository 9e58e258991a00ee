/**
 * Returns the address as the driver has to be given it. By itself the driver reads `sslmode=require` as
 * `verify-full`, and refuses the certificate that PostgreSQL makes for itself.
 */
export function connectionAddress(databaseUrl: string): string {
  const address = new URL(databaseUrl);
  const parameters = address.searchParams;
  if (!parameters.has('sslmode') || parameters.has('uselibpqcompat')) return databaseUrl;
  if (parameters.get('sslmode') === 'no-verify') return databaseUrl;
  parameters.set('uselibpqcompat', 'true');
  return address.href;
}

const tlsCode = /^(ERR_(TLS|SSL|OSSL)|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Returns what a failure to encrypt the connection says, in a few words; null for any other failure. */
export function describeTlsFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (error.message === 'The server does not support SSL connections')
    return 'it does not support TLS: set sslmode=disable, or switch TLS on there';
  if (typeof code === 'string' && tlsCode.test(code))
    return `its certificate is not trusted (${code}): name the one that signed it by sslrootcert=<file>, or set sslmode=require to encrypt without checking it`;
  if (/sslrootcert|sslmode|SSL/i.test(error.message) && code === undefined)
    return error.message.split('\n')[0] ?? null;
  if (code === 'ENOENT' && typeof path === 'string')
    return `the file ${path} that its address names cannot be read (${code})`;
  return null;
}
