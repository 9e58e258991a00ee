import type { Settings } from '#platform/env.server.ts';

/** Returns why the server cannot listen, and the remedy. Includes the error code for programs. */
export function describeListenFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is in use by another program (${code}): stop that one, or set PORT to another number.`;
    case 'EACCES':
      return `PORT ${port} may not be listened on by this user (${code}): set PORT to a number above 1023 and let a proxy listen on ${port}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is "${host}", which is no address of this machine (${code}); allowed: 127.0.0.1 for this machine alone, 0.0.0.0 or :: for every network, or one of its own addresses.`;
    default:
      return `PORT ${port} on ${host} cannot be listened on: ${message}`;
  }
}
