import { becomeOwner } from './become-owner.ts';
import { test as base } from './browser-fixtures.ts';

type WorkerFixtures = {
  /** The session cookie of an owner who signed in by a mail alone and has no passkey. */
  ownerCookie: { name: string; value: string };
};

export const owner = { name: 'Rita Falcão', email: 'rita@entrada.example' };

/** Every page is the owner's. */
export const test = base.extend<object, WorkerFixtures>({
  ownerCookie: [
    async ({ server }, use) => {
      await use(await becomeOwner(server, owner));
    },
    { scope: 'worker' },
  ],

  context: async ({ context, server, ownerCookie }, use) => {
    await context.addCookies([{ ...ownerCookie, url: server.origin }]);
    await use(context);
  },
});
