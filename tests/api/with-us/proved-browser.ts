import { expect } from 'vitest';
import type { StaffSite } from '../../factories/staff-site.ts';

/** A browser that keeps the cookie of a client, as one without scripts does. */
export function openClient({ app, origin }: StaffSite) {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map(([key, value]) => `${key}=${value}`).join('; '));
    const response = await app.request(`${origin}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    return response;
  }
  return {
    cookies,
    get: (path: string) => request(path),
    press: (path: string, fields: Record<string, string>) =>
      request(path, {
        method: 'POST',
        headers: { Origin: 'null' },
        body: new URLSearchParams(fields),
      }),
  };
}

/** Returns the code that was mailed last. */
export async function newestCode(site: StaffSite, email: string): Promise<string> {
  const mail = (await site.mails()).findLast(({ kind }) => kind === 'client-code');
  expect(mail?.to).toBe(email);
  const [, code] = /: (\d{6})\n/.exec(mail?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No code in ${mail?.text}`);
  return code;
}

/** A browser in which the client of an address has typed the code that opens what is behind a path. */
export async function openProved(site: StaffSite, path: string, email: string) {
  const client = openClient(site);
  await client.press(path, { do: 'ask' });
  const code = await newestCode(site, email);
  expect((await client.press(path, { do: 'open', code })).status).toBe(303);
  return client;
}
