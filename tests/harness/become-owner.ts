import { firstOwnerPath } from './first-owner-path.ts';
import type { RunningServer } from './running-server.ts';

/** Makes the first owner of a running server, signed in by a mail alone; returns her session's cookie. */
export async function becomeOwner(
  server: Pick<RunningServer, 'origin' | 'logs'>,
  owner: { name: string; email: string },
  /** The site's origin, where it is not the address of this server. */
  site: string = server.origin,
): Promise<{ name: string; value: string }> {
  const token = firstOwnerPath(server).split('/').at(-1);
  const response = await fetch(`${server.origin}/api/sign-in/first`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site },
    body: JSON.stringify({ token, ...owner, locale: 'en' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  if (!response.ok || value === '') throw new Error(`${response.status}: no owner was made`);
  return { name, value };
}
