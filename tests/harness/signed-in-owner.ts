import { firstOwnerPath } from '../e2e/sign-in/owner-log.ts';
import { test as base } from './browser-fixtures.ts';
import type { RunningServer } from './running-server.ts';

type WorkerFixtures = {
  /** The session cookie of an owner who signed in by a mail alone and has no passkey. */
  ownerCookie: { name: string; value: string };
};

export const owner = { name: 'Rita Falcão', email: 'rita@entrada.example' };

async function becomeOwner(server: RunningServer): Promise<Response> {
  const token = firstOwnerPath(server).split('/').at(-1);
  return fetch(`${server.origin}/api/sign-in/first`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({ token, ...owner, locale: 'en' }),
  });
}

/** Every page is the owner's. */
export const test = base.extend<object, WorkerFixtures>({
  ownerCookie: [
    async ({ server }, use) => {
      const response = await becomeOwner(server);
      const [cookie = ''] = response.headers.getSetCookie();
      const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
      if (!response.ok || value === '') throw new Error(`${response.status}: no owner was made`);
      await use({ name, value });
    },
    { scope: 'worker' },
  ],

  context: async ({ context, server, ownerCookie }, use) => {
    await context.addCookies([{ ...ownerCookie, url: server.origin }]);
    await use(context);
  },
});
